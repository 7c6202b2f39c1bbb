import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../../lib/languages.ts';
import type { ContentPath } from '../../content-model/schemas/content-files.ts';
import {
  identityOf,
  translates,
  translationOf,
  type Entry,
  type Identity,
} from '../../content-model/schemas/entries.ts';
import { textsSchema } from '../../content-model/schemas/translation.ts';
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
  const translation = { file, json, original };
  if (json && json.issues.length + original.issues.length === 0) {
    json.issues.push(...strayIssues(translation, 'error'));
  }
  return translation;
}

/** Returns notes about texts that are not translated yet, and about translations of no English text. */
export function translationNotes(translation: Translation): Issue[] {
  const { file } = translation;
  const fields = untranslatedTexts(translation);
  const texts = fields.length === 1 ? '1 text' : `${fields.length} texts`;
  const untranslated = `lacks the translation of ${texts}, which the site shows in English\nStill to be translated: ${fields.join('; ')}.`;
  return [...(fields.length > 0 ? [issueOf(file, untranslated)] : []), ...strayIssues(translation, 'note')];
}

const ORPHAN = 'translates nothing: the English file has no such text\nDelete it.';

/** Returns the fields whose English text has no translation yet. */
export function untranslatedTexts(translation: Translation): string[] {
  if (translation.original.issues.length > 0) return [];
  return untranslated(originalTexts(translation), translation.json?.value).map(fieldName);
}

function strayIssues(translation: Translation, kind: Stray['severity']): Issue[] {
  const { json } = translation;
  if (!json) return [];
  return strayParts(originalTexts(translation), json.value)
    .filter(({ severity }) => severity === kind)
    .map(({ path, message }) => fieldIssue(json, path, message));
}

type Path = (string | number)[];
type Block = Readonly<Record<string, unknown>>;

/** Returns the texts of the English file, in the shape of a translation. */
function originalTexts({ original }: Translation): unknown {
  return textsSchema(original.path).parse(original.value);
}

/** Returns the paths of English texts without translation. */
function untranslated(original: unknown, translation: unknown, path: Path = []): Path[] {
  if (typeof original === 'string') return original !== '' && translation === undefined ? [path] : [];
  if (Array.isArray(original)) {
    return original.flatMap((entry: Entry, index) => {
      const identity = identityOf(entry);
      const own = translationOf(entry, index, (translation ?? []) as Entry[]);
      return untranslated(entry, own ?? (identity && { [identity.name]: identity.value }), [...path, index]);
    });
  }
  return Object.entries(original ?? {}).flatMap(([name, inner]) =>
    untranslated(inner, (translation as Block | undefined)?.[name], [...path, name]),
  );
}

/** A part of a translation that belongs to no part of the English file. */
interface Stray {
  path: Path;
  message: string;
  /** An entry of a list has lost its English entry, while another text may only be superfluous. */
  severity: 'error' | 'note';
}

function strayParts(original: unknown, translation: unknown, path: Path = []): Stray[] {
  if (original === undefined) return [{ path, message: ORPHAN, severity: 'note' }];
  if (Array.isArray(translation)) return strayEntries(original as Entry[], translation as Entry[], path);
  if (typeof translation !== 'object') return [];
  return Object.entries(translation ?? {}).flatMap(([name, inner]) =>
    name === '$schema' ? [] : strayParts((original as Block)[name], inner, [...path, name]),
  );
}

function strayEntries(originals: readonly Entry[], entries: readonly Entry[], path: Path): Stray[] {
  if (typeof entries[0] === 'string' && entries.length !== originals.length) {
    const message = `has ${entries.length} texts, but the English list has ${originals.length}\nWrite a text for each English one, in the same order.`;
    return [{ path, message, severity: 'error' }];
  }
  const free = originals.filter((original) => !entries.some((entry) => translates(entry, original)));
  return entries.flatMap((entry, index): Stray[] => {
    const identity = identityOf(entry, true);
    const own = originals.find((original) => translates(entry, original));
    if (own || !identity) return own ? strayParts(own, entry, [...path, index]) : [];
    const message = strayMessage(identity, free);
    return [{ path: [...path, index, identity.name], message, severity: 'error' }];
  });
}

/** The fix names the English entries that have no words, unless they are too many to help an editor. */
function strayMessage({ name, original, value }: Identity<unknown>, free: readonly Entry[]): string {
  const values = free.map((entry) => JSON.stringify(identityOf(entry)?.value));
  const named = values.length > 3 ? '' : `: ${values.join(' or ')}`;
  const fix = values.length > 0 ? `Write the new ${original} after "${name}"${named}. Or delete` : 'Delete';
  return `is ${JSON.stringify(value)}, and no entry of the English list has this ${original}\n${fix} this entry, if there is no such English one any more.`;
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
