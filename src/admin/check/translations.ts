import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../../lib/languages.ts';
import type { ContentPath } from '../../content-model/schemas/content-files.ts';
import { textsSchemas } from '../../content-model/schemas/translation.ts';
import {
  fieldIssue,
  fieldName,
  isError,
  issueOf,
  lineAt,
  notes,
  type ContentFile,
  type Issue,
} from './issue.ts';
import { readJsonFile, type JsonFile } from './json-file.ts';
import { FRONT_MATTER, type LegalFile } from './legal-file.ts';
import { factAt } from './placeholders.ts';
import { partsIn, textsIn } from './words.ts';

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

/** Reads the translation of a content file, and compares it with the English file. */
export async function readTranslation(
  projectRoot: string,
  language: TranslatedLanguage,
  original: JsonFile<ContentPath>,
): Promise<Translation> {
  const path = `${language}/${original.path}` as const;
  const file = `content/${path}.json`;
  const json = existsSync(join(projectRoot, file)) ? await readJsonFile(projectRoot, path) : undefined;
  if (json && json.issues.length + original.issues.length === 0)
    json.issues.push(...strayIssues(json, textsOf(original)));
  return { file, json, original };
}

/** Returns the texts of the English file, in the shape of a translation. */
function textsOf({ path, value }: JsonFile<ContentPath>): unknown {
  return textsSchemas[path].parse(value);
}

/** Returns the fields whose English text has no translation yet. */
export function untranslatedTexts({ json, original }: Translation): string[] {
  if (original.issues.some(isError)) return [];
  return missingTexts(textsOf(original), json?.value).map(({ path }) => fieldName(path));
}

/** Returns the English texts that a translation does not have. */
export function missingTexts(english: unknown, translation: unknown) {
  const translated = new Set(textsIn(translation).map(({ key }) => key));
  return textsIn(english).filter(({ key, text }) => text !== '' && !translated.has(key));
}

/** Returns a note about the texts that are not translated yet. */
export function translationNotes(translation: Translation): Issue[] {
  const fields = untranslatedTexts(translation);
  const texts = fields.length === 1 ? '1 text' : `${fields.length} texts`;
  const message = `lacks the translation of ${texts}, which the site shows in English\nStill to be translated: ${fields.join('; ')}.`;
  return fields.length > 0 ? [issueOf(translation.file, message)] : [];
}

/** Returns the parts of a translation that belong to no part of the texts of the English file. */
export function strayIssues(json: ContentFile, texts: unknown): Issue[] {
  const [english, own] = [texts, json.value].map((value) => partsIn(value));
  const keys = new Set(own?.map(({ key }) => key));
  const strayEntries: string[] = [];
  return (own ?? []).flatMap(({ path, key, list, text, count, identity }) => {
    const same = english?.find((part) => part.key === key);
    if (same && same.count !== count) {
      const message = `has ${count} entries, but the English list has ${same.count}\nWrite an entry for each English one, in the same order.`;
      return fieldIssue(json, path, message);
    }
    if (same || strayEntries.some((entry) => key.startsWith(`${entry}/`))) return [];
    const orphan = 'translates nothing: the English file has no such text\nDelete it.';
    if (!identity) return text === undefined ? [] : notes([fieldIssue(json, path, orphan)]);
    strayEntries.push(key);
    const free = english?.filter((part) => part.identity && part.list === list && !keys.has(part.key)) ?? [];
    const named = free.map((part) => JSON.stringify(part.identity?.value)).join(' or ');
    const fix =
      free.length > 0
        ? `Write the new ${identity.original} after "${identity.name}": ${named}. Delete the entry only if the English one is gone, too.`
        : 'Delete this entry, because the English one is gone.';
    const message = `is ${JSON.stringify(identity.value)}, and no entry of the English list has this ${identity.original}\n${fix}`;
    return fieldIssue(json, path, message);
  });
}

/** Returns notes about missing and outdated translations of legal texts, and those of no English text. */
export function legalTranslationNotes(legal: readonly LegalFile[], language: TranslatedLanguage): Issue[] {
  const filesIn = (folder: string) =>
    new Map(legal.filter(({ file }) => file.startsWith(folder)).map((text) => [basename(text.file), text]));
  const originals = filesIn('content/legal/');
  const translations = filesIn(`content/${language}/legal/`);
  return [...new Set([...originals.keys(), ...translations.keys()])].flatMap((name) => {
    const file = `content/${language}/legal/${name}`;
    const [original, translation] = [originals.get(name), translations.get(name)];
    const unused =
      'translates no text of content/legal, so the site does not show it\nGive it the name of a text in content/legal, or delete it.';
    if (!original) return issueOf(file, unused);
    const missing = `does not exist, so the site shows this text in English\nTranslate ${original.file} and save it under this name.`;
    if (!translation) return issueOf(file, missing);
    const [english = '', translated = ''] = [original, translation].map(({ value }) =>
      String(factAt(value, 'updated')),
    );
    const message = `is of ${translated}, and the English text has changed on ${english}\nTranslate what has changed, and write updated: ${english} in it.`;
    return translated < english ? issueOf(file, message) : differentPart(original, translation);
  });
}

/** Returns the parts of a legal text, from heading to heading. */
function headedParts({ text }: LegalFile): string[] {
  return text.replace(FRONT_MATTER, '').split(/^(?=#)/m);
}

/** Returns what a part of a legal text has in every language, in words. */
function signsOf(part = ''): string[] {
  const found = (pattern: RegExp) => [...new Set(part.match(pattern))].sort().join(', ') || 'none';
  return [
    `a heading of level ${/^#*/.exec(part)?.[0].length}`,
    `list entries: ${part.match(/^ *- /gm)?.length ?? 0}`,
    `facts in braces: ${found(/(?<=\{\{)\w+?(?=(InWords)?\}\})/g)}`,
    `numbers: ${found(/(?<!\w)\d+(?!\w)/g)}`,
  ];
}

/** Returns a note about the first part of a translated legal text that differs from the English text. */
function differentPart(original: LegalFile, translation: LegalFile): Issue[] {
  const [english = [], own = []] = [original, translation].map(headedParts);
  const isSame = (part: string, index: number) => signsOf(part).join() === signsOf(own[index]).join();
  const first = english.findIndex((part, index) => !isSame(part, index));
  if (first < 0 && own.length === english.length) return [];
  const [theirs, mine] = [signsOf(english[first]), signsOf(own[first])];
  const sign = theirs.findIndex((value, index) => value !== mine[index]);
  const [here, there] =
    own.length === english.length
      ? [mine[sign], theirs[sign]]
      : [`${own.length} parts`, `${english.length} parts`];
  const message = `differs from the English text from this line on. Here: ${here}. There: ${there}. Is this meant?\nBoth texts need the same clauses, list entries, facts and numbers, in the same order.`;
  const { file, text } = translation;
  return [issueOf(file, message, lineAt(text, text.indexOf(own[first] ?? own.at(-1) ?? '')))];
}
