import { z } from 'astro/zod';
import { SECTION_IDS, TRIPS_IDS } from '../lib/sections.ts';
import { $schema, exactly, line } from './text.ts';

/** A link to a section of the landing page or to the trips page. */
export const navigationItem = z.strictObject({
  label: line(24, 'The words of the link.'),
  section: z
    .enum([...SECTION_IDS, ...TRIPS_IDS])
    .describe('The section of the landing page, or the trips page.'),
});

const routed = z.strictObject({
  label: line(24, 'The words of the link.'),
  page: z
    .string()
    .regex(
      /^\/[a-z0-9-]*(#[\w-]+)?$/,
      'must be a page of this site, beginning with a slash\nWrite for example /privacy-policy',
    )
    .transform((path) => path as `/${string}`)
    .describe(
      'The page it leads to: / and the name of a file in content/legal without .md, e.g. /privacy-policy',
    ),
});

/** The words and links of the bar, the sidebar and the foot of every page. */
export const navigation = z.strictObject({
  $schema,
  skipLink: line(40, 'The first link of the page, for those who use a keyboard.'),
  barLabel: line(40, 'How a screen reader names the bar.'),
  menuButton: line(12, 'The word beside the three lines that open the menu.'),
  closeButton: line(12, 'The word on the button that closes the menu.'),
  textSize: z.strictObject({
    label: line(30, 'How a screen reader names the three buttons.'),
    sizes: z
      .array(
        z.strictObject({
          percent: z.literal([100, 125, 150]).describe('How large the text is: 100, 125 or 150.'),
          sign: line(4, 'The sign on the button.'),
          label: line(30, 'How a screen reader reads the button.'),
        }),
      )
      .length(3, exactly(3, 'sizes')),
  }),
  backToTop: line(24, 'The button that leads back to the top.'),
  bar: z.array(navigationItem).describe('The items of the bar at the top.'),
  sidebar: z.array(navigationItem).describe('The items of the menu on small screens.'),
  footer: z.strictObject({
    linksHeading: line(40, 'The heading over the links.'),
    links: z.array(z.union([navigationItem, routed])),
    contactHeading: line(40, 'The heading over the contact details.'),
  }),
});

/** An entry of the bar or the sidebar. */
export type NavigationItem = z.infer<typeof navigationItem>;
