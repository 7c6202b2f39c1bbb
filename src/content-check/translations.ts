import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../lib/languages.ts';
import type { ContentPath } from '../schemas/content-files.ts';
import { ORIGINAL_TITLE } from '../schemas/text.ts';
import { textsSchema } from '../schemas/translation.ts';
import { fieldIssue, fieldName, issueOf, type Issue } from './issue.ts';
import { readJsonFile, type JsonFile } from './json-file.ts';
import type { LegalFile } from './legal-file.ts';
import { factAt } from './placeholders.ts';

/** The translation of a content file, and the English file. Without `json` there is no translation yet. */
export interface Translation {
  file: string;
  json: JsonFile | undefined;
  original: JsonFile<ContentPath>;
}

/** Returns the languages that have a folder in `content/`, besides the default one. */
export function languagesIn(projectRoot: string): TranslatedLanguage[] {
  return TRANSLATED_LANGUAGES.filter((language) => existsSync(join(projectRoot, 'content', language)));
}

/** Reads the translation of a content file. */
export async function readTranslation(
  projectRoot: string,
  language: TranslatedLanguage,
  original: JsonFile<ContentPath>,
): Promise<Translation> {
  const path = `${language}/${original.path}` as const;
  const file = `content/${path}.json`;
  const json = existsSync(join(projectRoot, file)) ? await readJsonFile(projectRoot, path) : undefined;
  return { file, json, original };
}

/** Returns notes about texts that are not translated yet, and about translations of no English text. */
export function translationNotes(translation: Translation): Issue[] {
  const { file, json } = translation;
  const fields = untranslatedTexts(translation);
  const texts = fields.length === 1 ? '1 text' : `${fields.length} texts`;
  const untranslated = `lacks the translation of ${texts}, which the site shows in English\nStill to be translated: ${fields.join('; ')}.`;
  // An entry stays behind when it is deleted or gets another title in the English file.
  const orphan =
    'translates nothing: the English file has no such text\nDelete it, or look whether it belongs to another entry.';
  const english = originalTexts(translation).map(({ key }) => key);
  const orphans = textsIn(json?.value).filter(({ key }) => !english.includes(key));
  return [
    ...(fields.length > 0 ? [issueOf(file, untranslated)] : []),
    ...orphans.map(({ path }) => fieldIssue(json ?? translation.original, path, orphan)),
  ];
}

/** Returns the fields whose English text has no translation yet. */
export function untranslatedTexts(translation: Translation): string[] {
  if (translation.original.issues.length > 0) return [];
  const translated = textsIn(translation.json?.value).map(({ key }) => key);
  return originalTexts(translation)
    .filter(({ key, text }) => text && !translated.includes(key))
    .map(({ path }) => fieldName(path));
}

interface Text {
  /** The path with the titles of entries whose order may differ, so that it is the same in all languages. */
  key: string;
  path: (string | number)[];
  text: string;
}

function originalTexts({ original }: Translation): Text[] {
  return textsIn(textsSchema(original.path).parse(original.value));
}

function textsIn(value: unknown, path: Text['path'] = [], key = ''): Text[] {
  if (typeof value === 'string') return [{ key, path, text: value }];
  return Object.entries(value ?? {}).flatMap(([name, inner]: [string, unknown]) => {
    if (name === '$schema' || name === ORIGINAL_TITLE) return [];
    const title = factAt(inner, ORIGINAL_TITLE);
    const innerKey = `${key}/${typeof title === 'string' ? title : name}`;
    return textsIn(inner, [...path, Array.isArray(value) ? Number(name) : name], innerKey);
  });
}

/** Returns notes about missing and outdated translations of legal texts, and those of no English text. */
export function legalTranslationNotes(legal: readonly LegalFile[], language: TranslatedLanguage): Issue[] {
  const textsOf = (folder: string) =>
    new Map(legal.filter(({ file }) => file.startsWith(folder)).map((text) => [basename(text.file), text]));
  const originals = textsOf('content/legal/');
  const translations = textsOf(`content/${language}/legal/`);
  const names = new Set([...originals.keys(), ...translations.keys()]);
  return [...names].flatMap((name) => {
    const message = legalProblem(originals.get(name), translations.get(name));
    return message ? issueOf(`content/${language}/legal/${name}`, message) : [];
  });
}

function legalProblem(original?: LegalFile, translation?: LegalFile): string | undefined {
  if (!original)
    return 'translates no text of content/legal, so the site does not show it\nGive it the name of a text in content/legal, or delete it.';
  if (!translation)
    return `does not exist, so the site shows this text in English\nTranslate ${original.file} and save it under this name.`;
  const [english = '', translated = ''] = [original, translation].map(({ value }) =>
    String(factAt(value, 'updated')),
  );
  return translated < english
    ? `is of ${translated}, and the English text has changed on ${english}\nTranslate what has changed, and write updated: ${english} in it.`
    : undefined;
}
