import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../lib/languages.ts';
import { contentPaths, type ContentPath } from '../schemas/content-files.ts';
import { ORIGINAL_TITLE } from '../schemas/text.ts';
import { textsSchema } from '../schemas/translation.ts';
import { asNote, fieldIssue, fieldName, issueOf, type Issue } from './issue.ts';
import { readJsonFile, type JsonFile } from './json-file.ts';

type Path = readonly (string | number)[];

/** The translation of a content file, and the English file. Without `json` there is no translation yet. */
export interface Translation {
  file: string;
  path: ContentPath;
  json: JsonFile | undefined;
  original: JsonFile | undefined;
}

/** Returns the languages that have a folder in `content/`, besides the default one. */
export function languagesIn(projectRoot: string): TranslatedLanguage[] {
  return TRANSLATED_LANGUAGES.filter((language) => existsSync(join(projectRoot, 'content', language)));
}

/** Reads the translations of all content files into all languages that have a folder in `content/`. */
export async function readTranslations(
  projectRoot: string,
  originals: readonly JsonFile[],
): Promise<Translation[]> {
  const read = async (language: TranslatedLanguage, path: ContentPath): Promise<Translation> => {
    const file = `content/${language}/${path}.json`;
    const json = existsSync(join(projectRoot, file))
      ? await readJsonFile(projectRoot, `${language}/${path}`)
      : undefined;
    return {
      file,
      path,
      json,
      original: originals.find((original) => original.file === `content/${path}.json`),
    };
  };
  return Promise.all(
    languagesIn(projectRoot).flatMap((language) => contentPaths.map((path) => read(language, path))),
  );
}

/** Returns the fields whose English text has no translation yet. */
export function untranslatedTexts({ path, json, original }: Translation): string[] {
  if (!original || original.issues.length > 0) return [];
  return compare(textsOf(path, original), json?.value ?? {}, [])
    .filter(({ text, translation }) => text && translation === undefined)
    .map(({ field }) => fieldName(field));
}

/** Returns notes about texts that are not translated yet, and about translations of no English text. */
export function translationNotes(translation: Translation): Issue[] {
  return [...untranslatedNotes(translation), ...orphanNotes(translation)];
}

/** An entry stays behind when it is deleted or gets another title in the English file. */
function orphanNotes({ path, json, original }: Translation): Issue[] {
  if (!json || !original) return [];
  const message =
    'translates nothing: the English file has no such text\nDelete it, or look whether it belongs to another entry.';
  return compare(textsOf(path, original), json.value, [])
    .filter(({ text, translation }) => translation !== undefined && text === undefined)
    .map(({ field }) => asNote(fieldIssue(json, field, message)));
}

function untranslatedNotes(translation: Translation): Issue[] {
  const fields = untranslatedTexts(translation);
  if (fields.length === 0) return [];
  const texts = fields.length === 1 ? '1 text' : `${fields.length} texts`;
  const message = `lacks the translation of ${texts}, which the site shows in English\nStill to be translated: ${fields.join('; ')}.`;
  return [asNote(issueOf(translation.file, message))];
}

interface Pair {
  field: Path;
  /** The English text. */
  text: string | undefined;
  translation: string | undefined;
}

/** Returns the texts of two values of the same shape, side by side. */
function compare(original: unknown, translation: unknown, field: Path): Pair[] {
  if (isListByTitle(original) || isListByTitle(translation)) {
    return compareByTitle(asList(original), asList(translation), field);
  }
  if (isTree(original) || isTree(translation)) {
    const [from, to] = [original, translation].map((value) => (isTree(value) ? value : {}));
    const names = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])];
    return names
      .filter((name) => name !== '$schema' && name !== ORIGINAL_TITLE)
      .flatMap((name) => {
        const key = Array.isArray(original) || Array.isArray(translation) ? Number(name) : name;
        return compare(from?.[name], to?.[name], [...field, key]);
      });
  }
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return [{ field, text: text(original), translation: text(translation) }];
}

type ListByTitle = Partial<Record<typeof ORIGINAL_TITLE, unknown>>[];

function isListByTitle(value: unknown): value is ListByTitle {
  return Array.isArray(value) && value.some((entry) => isTree(entry) && ORIGINAL_TITLE in entry);
}

function asList(value: unknown): ListByTitle {
  return Array.isArray(value) ? (value as ListByTitle) : [];
}

function compareByTitle(originals: ListByTitle, translations: ListByTitle, field: Path): Pair[] {
  const titles = originals.map((entry) => entry[ORIGINAL_TITLE]);
  const translated = translations.map((entry) => entry[ORIGINAL_TITLE]);
  return [
    ...originals.flatMap((entry, index) => {
      const place = translated.indexOf(titles[index]);
      return compare(entry, translations[place], [...field, place < 0 ? index : place]);
    }),
    ...translations.flatMap((entry, index) =>
      titles.includes(translated[index]) ? [] : compare(undefined, entry, [...field, index]),
    ),
  ];
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textsOf(path: ContentPath, original: JsonFile): unknown {
  return textsSchema(path).parse(original.value);
}
