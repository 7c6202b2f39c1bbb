import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer as TextBuffer, Face, Font, shapeWithTrace, TracePhase } from 'harfbuzzjs';
import { compress, decompress } from 'wawoff2';
import { CONTENT_FOLDER, readJson } from '#content-model/content-folder.ts';

const FOLDER = '.cache/fonts';

/** A part of a font file in an npm package. */
export interface Subset {
  /** The font file, without the end of its name: `-wght-normal.woff2`. */
  source: `${string}-${'latin' | 'latin-ext' | 'devanagari'}`;
  characters: string;
  /** Keeps only the glyphs of these words: other words of the characters may have wrong shapes. */
  words?: readonly string[] | undefined;
  /** The BCP 47 tags of the languages of the words: the same letters may have other shapes in each. */
  languages?: readonly string[];
  /** The OpenType features to keep; all of them if undefined. */
  features?: readonly string[] | undefined;
  /** The value or the range to keep of the weight axis. */
  weight: number | { min: number; max: number };
}

// Constants of hb.h and hb-subset.h.
const MEMORY_MODE_WRITABLE = 2;
const SETS_DROP_TABLE_TAG = 3;
const SETS_NAME_ID = 4;
const SETS_LAYOUT_FEATURE_TAG = 6;
const FLAGS_NO_HINTING = 0x1;
const FLAGS_NO_LAYOUT_CLOSURE = 0x200;

/** The family name and the PostScript name. */
const KEPT_NAMES = [1, 6];

const WEIGHT_AXIS = tag('wght');

/** The last of the files, which are written one by one: wawoff2 reuses the memory that it returns. */
let last = Promise.resolve('');

/** The path of the file with a subset, which later commands reuse. */
export function subsetFile(subset: Subset): Promise<string> {
  last = last.then(() => writeSubset(subset));
  return last;
}

async function writeSubset({ source, ...options }: Subset): Promise<string> {
  const font = await readFile(fileURLToPath(import.meta.resolve(`${source}-wght-normal.woff2`)));
  const key = hash('sha256', Buffer.concat([font, Buffer.from(JSON.stringify(options))]));
  const file = resolve(FOLDER, `${source.split('/').pop()}-${key.slice(0, 16)}.woff2`);
  if (existsSync(file)) return file;
  const subset = await compress(await subsetFont(await decompress(font), options));
  await mkdir(FOLDER, { recursive: true });
  // A build that is stopped here leaves no incomplete file.
  await writeFile(`${file}.${process.pid}`, subset);
  await rename(`${file}.${process.pid}`, file);
  return file;
}

/**
 * Reduces a TrueType font to a part of its glyphs.
 * @throws Error if HarfBuzz cannot read or reduce the font.
 */
async function subsetFont(font: Uint8Array, options: Omit<Subset, 'source'>): Promise<Uint8Array> {
  const { characters, words, languages = [], features, weight } = options;
  // harfbuzzjs has no functions for subsets. Each subset has its own memory, so nothing is freed.
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { exports } = (await WebAssembly.instantiate(await readFile(file))).instance;
  /** Calls a function of HarfBuzz. Pointers are addresses in the memory. */
  const call = (name: string, ...values: number[]) =>
    (exports[name] as (...values: number[]) => number)(...values);
  // The memory can grow, which detaches every earlier view of it.
  const memory = () => new Uint8Array((exports['memory'] as WebAssembly.Memory).buffer);
  call('_initialize');
  const address = call('malloc', font.length);
  memory().set(font, address);
  const blob = call('hb_blob_create', address, font.length, MEMORY_MODE_WRITABLE, 0, 0);
  const face = call('hb_face_create', blob, 0);
  const input = call('hb_subset_input_create_or_fail');
  const inputSet = (kind: number) => call('hb_subset_input_set', input, kind);
  const addAll = (set: number, values: Iterable<number>) => {
    for (const value of values) call('hb_set_add', set, value);
  };

  const codePoints = Array.from(characters, (character) => character.codePointAt(0) ?? 0);
  addAll(call('hb_subset_input_unicode_set', input), codePoints);
  const featureSet = inputSet(SETS_LAYOUT_FEATURE_TAG);
  call('hb_set_clear', featureSet);
  if (features) addAll(featureSet, features.map(tag));
  else call('hb_set_invert', featureSet);
  if (words) addAll(call('hb_subset_input_glyph_set', input), glyphsOf(font, words, languages));
  call('hb_subset_input_set_flags', input, FLAGS_NO_HINTING | (words ? FLAGS_NO_LAYOUT_CLOSURE : 0));
  // Browsers use neither the other names in a web font nor the table that describes its styles.
  const names = inputSet(SETS_NAME_ID);
  call('hb_set_clear', names);
  addAll(names, KEPT_NAMES);
  addAll(inputSet(SETS_DROP_TABLE_TAG), [tag('STAT')]);
  if (typeof weight === 'number') call('hb_subset_input_pin_axis_location', input, face, WEIGHT_AXIS, weight);
  else call('hb_subset_input_set_axis_range', input, face, WEIGHT_AXIS, weight.min, weight.max, NaN);

  const subset = call('hb_subset_or_fail', face, input);
  if (subset === 0) throw new Error('A font could not be reduced to a part of its glyphs.');
  const result = call('hb_face_reference_blob', subset);
  const start = call('hb_blob_get_data', result, 0);
  return memory().slice(start, start + call('hb_blob_get_length', result));
}

/** All glyphs that shaping meets, also replaced ones: a subset drops a substitution without its glyphs. */
function glyphsOf(data: Uint8Array, words: readonly string[], languages: readonly string[]): Set<number> {
  const font = new Font(new Face(new Blob(data)));
  const glyphs = new Set<number>();
  for (const language of languages) {
    for (const word of words) {
      const buffer = new TextBuffer();
      buffer.addText(word);
      buffer.guessSegmentProperties();
      buffer.setLanguage(language);
      const trace = shapeWithTrace(font, buffer, [], 0, TracePhase.DONT_STOP);
      for (const { t, glyphs: areGlyphs } of trace) {
        if (areGlyphs) for (const { g } of t as { g: number }[]) glyphs.add(g);
      }
    }
  }
  return glyphs;
}

/** All Devanagari words of the content and the code, and those that `Intl` may add in these languages. */
export function devanagariWords(languages: readonly { tag: string }[]): string[] {
  const files = globSync([`${CONTENT_FOLDER}/**/*.{json,md}`, 'src/**/*.{ts,tsx,astro}'], {
    exclude: ['**/node_modules'],
  });
  // Some programs write a letter in JSON as its code: \u0939
  const textOf = (file: string) =>
    (JSON.stringify(readJson(file)) as string | undefined) ?? readFileSync(file, 'utf8');
  const texts = [...files.map(textOf), ...intlTexts(languages)].join(' ');
  return [...new Set(texts.match(/[\u0900-\u097F\u200C\u200D]+/g))].sort();
}

/** The names of the months, weekdays and parts of the day, as dates and opening hours show them. */
function intlTexts(languages: readonly { tag: string }[]): string[] {
  // Each time is a day and an hour after the one before: a year has every month, weekday and hour.
  const times = Array.from({ length: 365 }, (_, index) => Date.UTC(2001, 0, 1, 25 * index));
  const options = [
    { month: 'long' },
    { weekday: 'long' },
    { weekday: 'short' },
    { hour: 'numeric', dayPeriod: 'long' },
  ] as const;
  return languages.flatMap(({ tag }) =>
    options.flatMap((option) => {
      const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...option });
      return times.map((time) => format.format(time));
    }),
  );
}

/** An OpenType tag such as `wght` as a number. */
function tag(name: string): number {
  return Buffer.from(name, 'ascii').readUInt32BE();
}
