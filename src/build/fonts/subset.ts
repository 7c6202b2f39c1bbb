import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer as TextBuffer, Face, Font, shapeWithTrace, TracePhase } from 'harfbuzzjs';

/** What a subset of a font keeps. */
export interface SubsetOptions {
  /** The characters to keep. */
  characters: string;
  /**
   * Words to keep instead of all combinations of the characters. The subset then has the glyphs of these
   * words only, so other words may have wrong shapes.
   */
  words?: readonly string[] | undefined;
  /** The BCP 47 tags of the languages of the words: the same letters may have other shapes in each. */
  languages?: readonly string[];
  /** The OpenType features to keep; all of them if undefined. */
  features?: readonly string[] | undefined;
  /** The value or the range to keep of the weight axis. */
  weight: number | { min: number; max: number };
}

/** The functions of `hb-subset` that are used here. Handles are addresses in the WebAssembly memory. */
interface HarfBuzzSubset {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  malloc: (size: number) => number;
  free: (address: number) => void;
  hb_blob_create: (data: number, size: number, mode: number, userData: number, destroy: number) => number;
  hb_blob_destroy: (blob: number) => void;
  hb_blob_get_data: (blob: number, length: number) => number;
  hb_blob_get_length: (blob: number) => number;
  hb_face_create: (blob: number, index: number) => number;
  hb_face_destroy: (face: number) => void;
  hb_face_reference_blob: (face: number) => number;
  hb_set_add: (set: number, value: number) => void;
  hb_set_clear: (set: number) => void;
  hb_set_invert: (set: number) => void;
  hb_subset_input_create_or_fail: () => number;
  hb_subset_input_destroy: (input: number) => void;
  hb_subset_input_set: (input: number, kind: number) => number;
  hb_subset_input_set_flags: (input: number, flags: number) => void;
  hb_subset_input_unicode_set: (input: number) => number;
  hb_subset_input_glyph_set: (input: number) => number;
  hb_subset_input_pin_axis_location: (input: number, face: number, axis: number, value: number) => number;
  hb_subset_input_set_axis_range: (
    ...args: [input: number, face: number, axis: number, min: number, max: number, middle: number]
  ) => number;
  hb_subset_or_fail: (face: number, input: number) => number;
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

let loaded: Promise<HarfBuzzSubset> | undefined;

/** Loads `hb-subset` once. */
function load(): Promise<HarfBuzzSubset> {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  loaded ??= readFile(file)
    .then((bytes) => WebAssembly.instantiate(bytes))
    .then(({ instance }) => {
      const functions = instance.exports as unknown as HarfBuzzSubset;
      functions._initialize();
      return functions;
    });
  return loaded;
}

/**
 * Returns a TrueType font with a part of the glyphs of another one.
 * @throws Error if HarfBuzz cannot read or reduce the font.
 */
export async function subsetFont(font: Uint8Array, options: SubsetOptions): Promise<Uint8Array> {
  const { characters, words, languages = [], features, weight } = options;
  const hb = await load();
  const address = hb.malloc(font.length);
  // The memory can grow, which detaches every earlier view of it.
  const memory = () => new Uint8Array(hb.memory.buffer);
  memory().set(font, address);
  const blob = hb.hb_blob_create(address, font.length, MEMORY_MODE_WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();

  const unicodes = hb.hb_subset_input_unicode_set(input);
  for (const character of characters) hb.hb_set_add(unicodes, character.codePointAt(0) ?? 0);
  const featureSet = hb.hb_subset_input_set(input, SETS_LAYOUT_FEATURE_TAG);
  hb.hb_set_clear(featureSet);
  if (features) for (const feature of features) hb.hb_set_add(featureSet, tag(feature));
  else hb.hb_set_invert(featureSet);
  if (words) {
    const glyphs = hb.hb_subset_input_glyph_set(input);
    for (const glyph of glyphsOf(font, words, languages)) hb.hb_set_add(glyphs, glyph);
  }
  hb.hb_subset_input_set_flags(input, FLAGS_NO_HINTING | (words ? FLAGS_NO_LAYOUT_CLOSURE : 0));
  // Browsers use neither the other names in a web font nor the table that describes its styles.
  const names = hb.hb_subset_input_set(input, SETS_NAME_ID);
  hb.hb_set_clear(names);
  for (const name of KEPT_NAMES) hb.hb_set_add(names, name);
  hb.hb_set_add(hb.hb_subset_input_set(input, SETS_DROP_TABLE_TAG), tag('STAT'));
  if (typeof weight === 'number') hb.hb_subset_input_pin_axis_location(input, face, WEIGHT_AXIS, weight);
  else hb.hb_subset_input_set_axis_range(input, face, WEIGHT_AXIS, weight.min, weight.max, NaN);

  const subset = hb.hb_subset_or_fail(face, input);
  const result = subset === 0 ? 0 : hb.hb_face_reference_blob(subset);
  const length = result === 0 ? 0 : hb.hb_blob_get_length(result);
  if (length === 0) throw new Error('A font could not be reduced to a part of its glyphs.');
  const start = hb.hb_blob_get_data(result, 0);
  const bytes = memory().slice(start, start + length);
  hb.hb_blob_destroy(result);
  hb.hb_face_destroy(subset);
  hb.hb_subset_input_destroy(input);
  hb.hb_face_destroy(face);
  hb.hb_blob_destroy(blob);
  hb.free(address);
  return bytes;
}

/**
 * Returns all glyphs that appear while words are shaped, also those that a later substitution replaces: a
 * substitution is dropped from the subset unless all of its glyphs are in it.
 */
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

/** Returns an OpenType tag such as `wght` as a number. */
function tag(name: string): number {
  return Buffer.from(name, 'ascii').readUInt32BE();
}
