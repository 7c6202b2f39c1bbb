import { mkdir, stat } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { findBrowser, LAUNCH_ARGUMENTS } from '../chromium.ts';
import { encodeMp4, encodeWebm, requireFfmpeg } from './encode.ts';
import { composeVideo, type Video } from './video.ts';
import { CANVAS, type Change } from './scene.ts';
import { FRAME_RATE } from './timeline.ts';

const DRAWINGS = 'content/images';
const FOLDER = 'content/videos';
const NAME = 'khush-parivaar';
/** Pixels of the video for one SVG unit: 960 by 560. */
const PIXELS = 1.6;
const QUALITY = { webm: 50, mp4: 31 };
const MOST_BYTES = 500_000;

/**
 * Renders the frames of the video as PNG files.
 * @throws Error if the first frame differs from the poster, or an element that changes does not exist.
 */
async function renderFrames(page: Page, video: Video): Promise<Buffer[]> {
  await show(page, video.poster);
  const poster = await picture(page);
  await show(page, video.svg);
  const frames: Buffer[] = [];
  for (let index = 0; index < video.frames; index++) {
    await apply(page, video.frameAt(index / FRAME_RATE));
    frames.push(await picture(page));
    if (index === 0) await requireSame(poster, frames[0] ?? poster);
  }
  return frames;
}

async function show(page: Page, svg: string): Promise<void> {
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
}

function picture(page: Page): Promise<Buffer> {
  return page.screenshot({ clip: { x: 0, y: 0, ...CANVAS } });
}

async function apply(page: Page, changes: Change[]): Promise<void> {
  await page.evaluate((all) => {
    for (const { id, attributes } of all) {
      const element = document.getElementById(id);
      if (!element) throw new Error(`The video has no element with id="${id}".`);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    }
  }, changes);
}

async function requireSame(poster: Buffer, first: Buffer): Promise<void> {
  const [wanted, got] = await Promise.all([poster, first].map((png) => sharp(png).raw().toBuffer()));
  if (!wanted || !got?.equals(wanted))
    throw new Error('The first frame of the video differs from the poster.');
}

async function sizeOf(file: string): Promise<number> {
  const { size } = await stat(file);
  console.log(`${file}: ${Math.round(size / 1000)} kB`);
  return size;
}

requireFfmpeg();
const video = composeVideo(DRAWINGS);
const browser = await chromium.launch({ executablePath: findBrowser().path, args: LAUNCH_ARGUMENTS });
let frames: Buffer[];
try {
  frames = await renderFrames(await browser.newPage({ viewport: CANVAS, deviceScaleFactor: PIXELS }), video);
} finally {
  await browser.close();
}
await mkdir(FOLDER, { recursive: true });
const webm = `${FOLDER}/${NAME}.webm`;
const mp4 = `${FOLDER}/${NAME}.mp4`;
await encodeWebm(frames, FRAME_RATE, QUALITY.webm, webm);
await encodeMp4(frames, FRAME_RATE, QUALITY.mp4, mp4);
const smaller = Math.min(await sizeOf(webm), await sizeOf(mp4));
if (smaller >= MOST_BYTES)
  throw new Error(`The smaller file has ${smaller} bytes. It must have fewer than ${MOST_BYTES}.`);
