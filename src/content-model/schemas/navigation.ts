import { z } from 'astro/zod';
import { SECTION_IDS, TRIPS_IDS } from '../../lib/sections.ts';
import { distinctEntries } from './entries.ts';
import { $schema, exactly, line } from './text.ts';

/** A link to a section of the landing page or to the trips page. */
export const navigationItem = z.strictObject({
  section: z
    .enum([...SECTION_IDS, ...TRIPS_IDS])
    .describe('The section that the link leads to: of the landing page, or the trips page.'),
  label: line(18, 'The text of the link.'),
});

const PAGE = /^\/[a-z0-9-]*(#[\w-]+)?$/;

/** Returns the error for a wrong page, with the path that is probably meant: of `http://localhost/a`, `/a`. */
function wrongPage({ input }: { input?: unknown }): string {
  const path = String(input).replace(/^https?:\/\/[^/]*|\.(md|html)$/g, '');
  const meant = `/${path
    .replace(/^[./]+/, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')}`;
  const fix = PAGE.test(meant) ? `Write ${meant}` : 'Write for example /privacy-policy';
  return `must be a page of this site, beginning with a slash\n${fix}`;
}

const pageLink = z.strictObject({
  page: z
    .string()
    .regex(PAGE, { error: wrongPage })
    .transform((path) => path as `/${string}`)
    .describe(
      'The page that the link leads to: / and the name of a file in content/legal without .md, e.g. /privacy-policy',
    ),
  label: line(18, 'The text of the link.'),
});

/** Returns the schema of a list of links to different places. */
const linksOf = <Link extends z.ZodType>(link: Link) => z.array(link).superRefine(distinctEntries());

/** The labels and links of the navigation bar, the sidebar and the footer. */
export const navigation = z.strictObject({
  $schema,
  skipLink: line(24, 'The first link of the page, for people who use a keyboard. It skips the navigation.'),
  barLabel: line(14, 'How a screen reader names the navigation bar.'),
  menuButton: line(12, 'The text of the button that opens the menu.'),
  closeButton: line(12, 'The text of the button that closes the menu.'),
  textSize: z.strictObject({
    label: line(20, 'How a screen reader names the group of three buttons.'),
    sizes: z
      .array(
        z.strictObject({
          percent: z.literal([100, 125, 150]).describe('The text size in percent: 100, 125 or 150.'),
          symbol: line(4, 'What the button shows, e.g. A+'),
          label: line(20, 'How a screen reader reads the button.'),
        }),
      )
      .length(3, exactly(3, 'sizes'))
      .superRefine(distinctEntries()),
  }),
  backToTop: line(16, 'The text of the button that scrolls to the top.'),
  bar: linksOf(navigationItem).describe('The links of the navigation bar at the top.'),
  sidebar: linksOf(navigationItem).describe('The links of the menu on small screens.'),
  footer: z.strictObject({
    linksHeading: line(18, 'The heading above the links.'),
    links: linksOf(z.union([navigationItem, pageLink])),
    contactHeading: line(18, 'The heading above the contact details.'),
    accessibility: line(24, 'The text of the link to the accessibility statement, in the last line.'),
  }),
});

/** An item of the navigation bar or the sidebar. */
export type NavigationItem = z.infer<typeof navigationItem>;
