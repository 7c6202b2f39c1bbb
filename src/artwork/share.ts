import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { siteLanguages } from '../content-model/languages.ts';
import { translate } from '../content-model/translate.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../lib/languages.ts';
import { findBrowser, LAUNCH_ARGUMENTS } from './chromium.ts';

const FOLDER = 'content/images';
const SIZE = { width: 1200, height: 630 };

const base64 = (file: string) => readFileSync(file).toString('base64');
const drawing = (name: string) => `data:image/svg+xml;base64,${base64(`${FOLDER}/${name}.svg`)}`;

/** An `@font-face` rule for a file of a font package. The last one of a family that has a character wins. */
function face(family: string, font: string, subset: string, range?: string): string {
  const file = fileURLToPath(
    import.meta.resolve(`@fontsource-variable/${font}/files/${font}-${subset}-wght-normal.woff2`),
  );
  return `@font-face {
    font-family: ${family};
    font-weight: 400 800;
    src: url(data:font/woff2;base64,${base64(file)});
    ${range ? `unicode-range: ${range};` : ''}
  }`;
}

const STYLE = `
  ${face('Display', 'baloo-2', 'latin')}
  ${face('Display', 'baloo-2', 'devanagari', 'U+900-97F, U+200C-200D')}
  ${face('Words', 'atkinson-hyperlegible-next', 'latin')}
  ${face('Words', 'noto-sans', 'latin', 'U+30-39')}
  * { box-sizing: border-box; margin: 0 }
  body { background: #fff8ec; color: #2b1a12; height: 630px; overflow: hidden; position: relative }
  body > * { position: absolute }
  .rays { inset: 40px 600px -20px -30px; background: repeating-conic-gradient(from 8deg, #ffe7a8 0 11deg, #0000 11deg 22.5deg);
    mask: radial-gradient(closest-side, #000 80%, #0000) }
  .sun { left: 46px; top: 116px; width: 468px; height: 468px; border-radius: 50%; background: #ffd774; border: 10px solid #fff3cf }
  .toran { inset: 0 0 auto; height: 58px; background: url(${drawing('ornament-toran')}) 0 0 / 300px 60px }
  .club { left: 66px; top: 92px; display: flex; gap: 22px; align-items: center; font: 700 40px Display }
  .club img { height: 72px }
  h1 { left: 66px; top: 176px; width: 590px; font: 750 84px/84px Display; text-wrap: balance }
  .sentence { left: 66px; top: 446px; width: 545px; font: 400 31px/42px Words, Display; text-wrap: balance }
  :lang(hi) h1 { top: 190px; font-size: 80px; line-height: 104px }
  :lang(hi) .sentence { top: 440px; font: 500 33px/48px Display }
  .arch { left: 664px; top: 88px; width: 480px; height: 600px; background: #f2a71b }
  .arch div { position: absolute; inset: 10px 9px 0; background: url(${drawing('about')}) 0 0 / 100% }
  .arch, .arch div { mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' preserveAspectRatio='none'%3E%3Cpath d='M0 100V30A9 9 0 0 1 5 19A11 11 0 0 1 17 9A13 13 0 0 1 33 4Q44 4 50 0Q56 4 67 4A13 13 0 0 1 83 9A11 11 0 0 1 95 19A9 9 0 0 1 100 30V100Z'/%3E%3C/svg%3E") 0 0 / 100% 100% }
`;

/** The texts of a file of `content/` in a language. */
function texts(path: string, language: Language): Record<string, string> {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const original = read(`content/${path}.json`);
  const translation = `content/${language}/${path}.json`;
  return existsSync(translation) ? translate(original, read(translation)) : original;
}

/** Returns the picture of a language as HTML: the name, the heading and the sentence of the landing page. */
function page(language: Language): string {
  const { name, heading, sentence } = { ...texts('site', language), ...texts('landing/hero', language) };
  return `<!doctype html><html lang="${LANGUAGES[language].tag}"><style>${STYLE}</style><body>
    <div class="rays"></div><div class="sun"></div><div class="toran"></div>
    <p class="club"><img src="${drawing('logo')}">${name}</p>
    <h1>${heading}</h1><p class="sentence">${sentence}</p>
    <div class="arch"><div></div></div>`;
}

// Draws the pictures that other services show with a shared link: `share.png`, and `share-hi.png` in Hindi.
const browser = await chromium.launch({ executablePath: findBrowser().path, args: LAUNCH_ARGUMENTS });
const tab = await browser.newPage({ viewport: SIZE });
for (const language of siteLanguages) {
  await tab.setContent(page(language), { waitUntil: 'load' });
  await tab.evaluate(() => document.fonts.ready);
  const file = `${FOLDER}/share${language === DEFAULT_LANGUAGE ? '' : `-${language}`}.png`;
  await sharp(await tab.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(file);
  console.log(file);
}
await browser.close();
