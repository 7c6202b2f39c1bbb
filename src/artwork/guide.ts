import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { preview } from 'astro';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { findBrowser, LAUNCH_ARGUMENTS } from './chromium.ts';
import { waitForTypefaces } from './typefaces.ts';

// Takes the pictures of the guide for editors: parts of the built site.

const FOLDER = 'content/guide';
const VIEWPORT = { width: 1100, height: 760 };
/** Elements with a fixed position, which would cover the parts. */
const NOT_IN_THE_WAY = '.back-to-top { display: none !important } .page-header { position: static }';

/** The page of a trip. */
const [TRIP = ''] = globSync('*.json', { cwd: 'content/upcoming' }).map((file) => parse(file).name);

/** The parts of the pages in the guide: the path, the selector, and the maximum height in CSS pixels. */
const PARTS: Record<string, [path: string, part: string, height?: number]> = {
  bar: ['/', '.page-header'],
  hero: ['/', '#_landing'],
  about: ['/', '#_about'],
  offerings: ['/', '#_offering'],
  impact: ['/', '#_stats'],
  sessions: ['/', '#_popular'],
  feedbacks: ['/', '#_feedbacks'],
  mentors: ['/', '#_mentors', 560],
  contact: ['/', '#_contact'],
  foot: ['/', 'footer'],
  'trips-hero': ['/trips', 'main > section:first-of-type'],
  packages: ['/trips', '#packages', 940],
  difference: ['/trips', 'main > section:nth-of-type(3)'],
  reviews: ['/trips', 'main > section:nth-of-type(4)'],
  callback: ['/trips', 'dialog'],
  'trip-top': [`/trips/${TRIP}`, '.trip-top'],
  'trip-day': [`/trips/${TRIP}`, '.trip-days > li:nth-child(2)'],
  legal: ['/terms-of-service', 'main', 620],
};

/** Writes a screenshot that is 440 pixels wide at most and, before that, so high. */
async function write(name: string, png: Buffer, most = Infinity): Promise<void> {
  const { width: left = 0, height = 0 } = await sharp(png).metadata();
  await sharp(png)
    .extract({ left: 0, top: 0, width: left, height: Math.min(height, most) })
    .resize({ width: 440, withoutEnlargement: true })
    .webp({ quality: 55, effort: 6 })
    .toFile(`${FOLDER}/${name}.webp`);
}

async function takeParts(page: Page, origin: string): Promise<void> {
  for (const [name, [path, part, height]] of Object.entries(PARTS)) {
    await page.goto(origin + path, { waitUntil: 'load' });
    if (name !== 'bar') await page.addStyleTag({ content: NOT_IN_THE_WAY });
    if (name === 'callback') await page.locator('.trips > button').click();
    const place = page.locator(part).first();
    await place.scrollIntoViewIfNeeded();
    await page.waitForTimeout(700);
    await write(name, await place.screenshot(), height);
  }
}

const browser = await chromium.launch({ executablePath: findBrowser().path, args: LAUNCH_ARGUMENTS });
try {
  const server = await preview({ logLevel: 'error' });
  // The Content-Security-Policy would block the style that hides the fixed elements.
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce', bypassCSP: true });
  await waitForTypefaces(page);
  await takeParts(page, `http://localhost:${server.port}`);
  await server.stop();
} finally {
  await browser.close();
}
console.log(`The pictures are in ${FOLDER}`);
process.exit();
