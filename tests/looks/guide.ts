import { mkdir, writeFile } from 'node:fs/promises';
import { dev, preview } from 'astro';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { findBrowser, LAUNCH_ARGUMENTS } from '../e2e/browser.ts';
import { customTripButton } from '../e2e/callback-panel.ts';
import { freePort } from '../free-port.ts';
import { takeEditorPictures } from './editor-guide.ts';
import { waitForTypefaces } from './typefaces.ts';

const FOLDER = 'content/guide';
/** The width of a picture in the guide, in pixels. */
const WIDTH_PX = 440;
/** Elements with a fixed position, which would cover the parts. */
const NOT_IN_THE_WAY = '.back-to-top { display: none !important } .page-header { position: static }';
const VIEWPORT = { width: 1100, height: 760 };

/** The parts of the pages in the guide: the page, the selector, and the maximum height in CSS pixels. */
const PARTS: Record<string, { path: string; part: string; height?: number; open?: boolean }> = {
  bar: { path: '/', part: '.page-header' },
  hero: { path: '/', part: '#_landing' },
  about: { path: '/', part: '#_about' },
  offerings: { path: '/', part: '#_offering' },
  impact: { path: '/', part: '#_stats' },
  sessions: { path: '/', part: '#_popular' },
  feedbacks: { path: '/', part: '#_feedbacks' },
  mentors: { path: '/', part: '#_mentors', height: 560 },
  contact: { path: '/', part: '#_contact' },
  foot: { path: '/', part: 'footer' },
  'trips-hero': { path: '/trips', part: 'main > section:first-of-type' },
  packages: { path: '/trips', part: '#packages', height: 940 },
  difference: { path: '/trips', part: 'main > section:nth-of-type(3)' },
  reviews: { path: '/trips', part: 'main > section:nth-of-type(4)' },
  callback: { path: '/trips', part: 'dialog', open: true },
  legal: { path: '/terms-of-service', part: 'main', height: 620 },
};

/** Takes screenshots of the built site for the guide for editors. */
async function takePictures(page: Page, url: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, { path, part, height, open }] of Object.entries(PARTS)) {
    await page.goto(new URL(path, url).href, { waitUntil: 'load' });
    const place = page.locator(part).first();
    if (name !== 'bar') await page.addStyleTag({ content: NOT_IN_THE_WAY });
    if (open) await customTripButton(page).click();
    await place.scrollIntoViewIfNeeded();
    await page.waitForTimeout(700);
    const png = await place.screenshot();
    const { width = 0, height: whole = 0 } = await sharp(png).metadata();
    const cut = { left: 0, top: 0, width, height: Math.min(whole, height ?? whole) };
    const picture = sharp(png)
      .extract(cut)
      .resize({ width: Math.min(width, WIDTH_PX) });
    await writeFile(`${FOLDER}/${name}.webp`, await picture.webp({ quality: 55, effort: 6 }).toBuffer());
  }
}

const browser = await chromium.launch({ executablePath: findBrowser().path, args: LAUNCH_ARGUMENTS });
try {
  // The dev server comes first: in a process that has served a build it does not offer the editor.
  const devServer = await dev({ logLevel: 'error', server: { port: await freePort() } });
  const editor = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce', locale: 'en-IN' });
  await takeEditorPictures(editor, `http://localhost:${devServer.address.port}`, FOLDER);
  await devServer.stop();
  const server = await preview({ logLevel: 'error', server: { port: await freePort() } });
  // The Content-Security-Policy would block the style that hides the fixed elements.
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce', bypassCSP: true });
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  await waitForTypefaces(page);
  await takePictures(page, `http://localhost:${server.port}/`);
  await server.stop();
} finally {
  await browser.close();
}
console.log(`The pictures are in ${FOLDER}`);
process.exit();
