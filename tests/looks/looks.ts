import type { BrowserContextOptions, Page } from 'playwright';
import { customTripButton, nameField, submit, success } from '../e2e/callback-panel.ts';
import { menuButton } from '../e2e/parts.ts';

/** A page in a certain state. */
interface Look {
  path: string;
  /** Brings the page into the state. */
  prepare?: (page: Page) => Promise<void>;
  /** A selector: a picture of each of these parts instead of the first screen. */
  parts?: string;
  media?: BrowserContextOptions;
}

const PARTS = 'main > section, footer';

const openSidebar = async (page: Page) => {
  await page.setViewportSize({ width: Math.min(page.viewportSize()?.width ?? 0, 1023), height: 740 });
  await menuButton(page).click();
};

const openPanel = async (page: Page) => {
  await customTripButton(page).click();
  await nameField(page).fill('Asha Devi');
};

const submitPanel = async (page: Page) => {
  await openPanel(page);
  await submit(page).click();
};

const serveTrips = (body: string) => async (page: Page) => {
  await page.route('**/trips/upcoming', (route) => route.fulfill({ body }));
  await page.reload();
  await page.locator('#packages').scrollIntoViewIfNeeded();
};

/** All pages and states, by name. */
export const LOOKS: Record<string, Look> = {
  landing: { path: '/' },
  'landing-part': { path: '/', parts: PARTS },
  'landing-scrolled': {
    path: '/',
    prepare: async (page) => {
      await page.evaluate(() => window.scrollTo(0, 700));
      await page.locator('.navbar[data-scrolled=true]').waitFor();
    },
  },
  'landing-focus': {
    path: '/',
    prepare: async (page) => {
      for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
    },
  },
  'landing-forced-colours': { path: '/', parts: PARTS, media: { forcedColors: 'active' } },
  'landing-more-contrast': { path: '/', media: { contrast: 'more' } },
  sidebar: { path: '/', prepare: openSidebar },
  trips: { path: '/trips' },
  'trips-part': { path: '/trips', parts: PARTS },
  'trips-loading': {
    path: '/trips',
    prepare: async (page) => {
      await page.route('**/trips/upcoming', () => undefined);
      await page.reload();
      await page.locator('#packages').scrollIntoViewIfNeeded();
    },
  },
  'trips-empty': { path: '/trips', prepare: serveTrips('{"trips":[]}') },
  'trips-print': { path: '/trips', parts: PARTS, prepare: (page) => page.emulateMedia({ media: 'print' }) },
  panel: { path: '/trips', prepare: openPanel },
  'panel-submitting': {
    path: '/trips',
    prepare: async (page) => {
      await page.route(/\/callback\?id=/, () => undefined);
      await submitPanel(page);
    },
  },
  'panel-received': {
    path: '/trips',
    prepare: async (page) => {
      await submitPanel(page);
      await success(page).waitFor();
    },
  },
  terms: { path: '/terms-of-service' },
  'terms-linked': { path: '/terms-of-service#disclaimers' },
  privacy: { path: '/privacy-policy' },
  accessibility: { path: '/accessibility-statement' },
  'not-found': { path: '/nowhere' },
  'text-150': {
    path: '/',
    parts: `header, ${PARTS}`,
    prepare: (page) => page.evaluate(() => void (document.documentElement.style.fontSize = '150%')),
  },
};
