import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { preview } from 'astro';
import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser, LAUNCH_ARGUMENTS } from '../e2e/browser.ts';
import { freePort } from '../free-port.ts';
import { LOOKS } from './looks.ts';
import { waitForTypefaces } from './typefaces.ts';

const FOLDER = '.cache/looks';
const WIDTHS = [360, 768, 1280];
/** The width of a picture on the contact sheet, in CSS pixels. */
const THUMBNAIL_PX = 300;

/**
 * Takes screenshots of every page, section and state of the built site at three widths, with one contact
 * sheet for each width, e.g. `.cache/looks/sheet-360.png`. A command line argument selects the screenshots
 * whose names contain it.
 */
async function takePictures(browser: Browser, url: string, chosen: string): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const width of WIDTHS) {
    for (const [name, { path, prepare, parts, media }] of Object.entries(LOOKS)) {
      if (!name.includes(chosen)) continue;
      const context = await browser.newContext({
        viewport: { width, height: width < 768 ? 740 : 900 },
        reducedMotion: 'reduce',
        bypassCSP: true,
        ...media,
      });
      const page = await context.newPage();
      await waitForTypefaces(page);
      await page.goto(new URL(path, url).href, { waitUntil: 'load' });
      await loadEverything(page);
      await prepare?.(page);
      const file = (part: string) => `${FOLDER}/${width}-${name}${part}.png`;
      if (parts) {
        for (const [index, part] of (await page.locator(parts).all()).entries()) {
          if (await part.isVisible()) await part.screenshot({ path: file(`-${index + 1}`) });
        }
      } else {
        await page.screenshot({ path: file('') });
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
    await writeSheet(browser, width);
  }
}

/** Scrolls through a page so that all lazy images load and all islands hydrate, and back to the top. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  });
}

async function writeSheet(browser: Browser, width: number): Promise<void> {
  const pictures = (await readdir(FOLDER)).filter((file) => file.startsWith(`${width}-`)).sort();
  const figures = pictures.map(
    (file) => `<figure><img src="${file}"><figcaption>${file}</figcaption></figure>`,
  );
  const html = `<style>body{display:flex;flex-wrap:wrap;gap:12px;font:12px sans-serif}figure{margin:0;width:${THUMBNAIL_PX}px}img{max-height:600px;max-width:100%;outline:1px solid #ccc}</style>${figures.join('')}`;
  await writeFile(`${FOLDER}/sheet-${width}.html`, html);
  const page = await browser.newPage({ viewport: { width: 4 * (THUMBNAIL_PX + 20), height: 900 } });
  await page.goto(`file://${process.cwd()}/${FOLDER}/sheet-${width}.html`);
  await page.screenshot({ path: `${FOLDER}/sheet-${width}.png`, fullPage: true });
  await page.close();
}

process.env['CALLBACK_CSV'] = `${FOLDER}/requests.csv`;
const server = await preview({ logLevel: 'error', server: { port: await freePort() } });
const browser = await chromium.launch({ executablePath: findBrowser().path, args: LAUNCH_ARGUMENTS });
try {
  await takePictures(browser, `http://localhost:${server.port}/`, process.argv[2] ?? '');
} finally {
  await browser.close();
  await server.stop();
}
console.log(`The pictures are in ${FOLDER}`);
process.exit();
