import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { dev, preview } from 'astro';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { findBrowser, LAUNCH_ARGUMENTS } from './chromium.ts';
import { waitForTypefaces } from './typefaces.ts';

// Takes the pictures of the guide for editors: parts of the built site, and forms of the editor.

const FOLDER = 'content/guide';
const VIEWPORT = { width: 1100, height: 760 };
/** Elements with a fixed position, which would cover the parts. */
const NOT_IN_THE_WAY = '.back-to-top { display: none !important } .page-header { position: static }';

/** The page of a trip. */
const [TRIP = 'upcoming'] = globSync('*.md', { cwd: 'content/trips/pages' }).map((file) => parse(file).name);

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

/** The forms in the guide, by the name of the picture. */
const FORMS: Record<string, string> = {
  'editor-files': '#/collections/landing',
  'editor-languages': '#/collections/landing/entries/about',
  'editor-trips': '#/collections/trips/entries/upcoming',
};

/** Writes a screenshot that is at most so wide and, before that, so high. */
async function write(name: string, png: Buffer, width: number, most = Infinity): Promise<void> {
  const { width: left = 0, height = 0 } = await sharp(png).metadata();
  await sharp(png)
    .extract({ left: 0, top: 0, width: left, height: Math.min(height, most) })
    .resize({ width, withoutEnlargement: true })
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
    await write(name, await place.screenshot(), 440, height);
  }
}

/** The editor asks for a folder by a dialog, which a headless browser lacks: it gets a private one. */
async function takeForms(page: Page, origin: string): Promise<void> {
  const files = globSync(['content/{images,videos,legal,landing,trips,hi}/**/*.*', 'content/*.json']);
  const contents = files.map((file) => [file, readFileSync(file).toString('base64')] as const);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, base64] of all) {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = root;
      for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true });
      const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writable.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
      await writable.close();
    }
  }, contents);
  await page.goto(`${origin}/admin`);
  await page.getByRole('button', { name: 'Open the Folder of the Website' }).click();
  await page.getByText('Every page').first().waitFor();
  for (const [name, hash] of Object.entries(FORMS)) {
    await page.evaluate((target) => (location.hash = target), hash);
    await page.waitForTimeout(2500);
    await write(name, await page.screenshot(), 760);
  }
}

const browser = await chromium.launch({ executablePath: findBrowser().path, args: LAUNCH_ARGUMENTS });
try {
  // The dev server comes first: in a process that has served a build it does not offer the editor.
  const devServer = await dev({ logLevel: 'error' });
  const editor = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce', locale: 'en-IN' });
  await takeForms(editor, `http://localhost:${devServer.address.port}`);
  await devServer.stop();
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
