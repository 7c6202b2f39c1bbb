import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../../lib/languages.ts';
import type { ContentPath } from '../../content-model/schemas/content-files.ts';
import { textsSchema } from '../../content-model/schemas/translation.ts';
import { fieldIssue, fieldName, isError, issueOf, notes, type Issue } from './issue.ts';
import { readJsonFile, type JsonFile } from './json-file.ts';
import type { LegalFile } from './legal-file.ts';
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
    json.issues.push(...strayIssues(json, original));
  return { file, json, original };
}

/** Returns the texts of the English file, in the shape of a translation. */
function textsOf({ path, value }: JsonFile<ContentPath>): unknown {
  return textsSchema(path).parse(value);
}

/** Returns the fields whose English text has no translation yet. */
export function untranslatedTexts({ json, original }: Translation): string[] {
  if (original.issues.some(isError)) return [];
  const translated = new Set(textsIn(json?.value).map(({ key }) => key));
  const texts = textsIn(textsOf(original)).filter(({ key, text }) => text !== '' && !translated.has(key));
  return texts.map(({ path }) => fieldName(path));
}

/** Returns a note about the texts that are not translated yet. */
export function translationNotes(translation: Translation): Issue[] {
  const fields = untranslatedTexts(translation);
  const texts = fields.length === 1 ? '1 text' : `${fields.length} texts`;
  const message = `lacks the translation of ${texts}, which the site shows in English\nStill to be translated: ${fields.join('; ')}.`;
  return fields.length > 0 ? [issueOf(translation.file, message)] : [];
}

/** Returns the parts of a translation that belong to no part of the English file. */
function strayIssues(json: JsonFile, original: JsonFile<ContentPath>): Issue[] {
  const english = partsIn(textsOf(original));
  const own = partsIn(json.value);
  const keys = new Set(own.map(({ key }) => key));
  let strayEntry = '\0';
  return own.flatMap((part) => {
    const same = english.find(({ key }) => key === part.key);
    if ('list' in part && part.count !== undefined && same && 'list' in same && same.count !== part.count) {
      const message = `has ${part.count} texts, but the English list has ${same.count}\nWrite a text for each English one, in the same order.`;
      return fieldIssue(json, part.path, message);
    }
    if (same || part.key.startsWith(`${strayEntry}/`)) return [];
    if ('text' in part)
      return notes([
        fieldIssue(json, part.path, 'translates nothing: the English file has no such text\nDelete it.'),
      ]);
    if (!part.identity) return [];
    strayEntry = part.key;
    const { name, original: field, value } = part.identity;
    const free = english.flatMap((other) =>
      'list' in other && other.identity && other.list === part.list && !keys.has(other.key)
        ? JSON.stringify(other.identity.value)
        : [],
    );
    // More than a few would not help an editor.
    const named = free.length > 3 ? '' : `: ${free.join(' or ')}`;
    const fix =
      free.length > 0
        ? `Write the new ${field} after "${name}"${named}. Delete the entry only if the English one is gone, too.`
        : 'Delete this entry, because the English one is gone.';
    const message = `is ${JSON.stringify(value)}, and no entry of the English list has this ${field}\n${fix}`;
    return fieldIssue(json, part.path, message);
  });
}

/** Returns notes about missing and outdated translations of legal texts, and those of no English text. */
export function legalTranslationNotes(legal: readonly LegalFile[], language: TranslatedLanguage): Issue[] {
  const textsIn = (folder: string) =>
    new Map(legal.filter(({ file }) => file.startsWith(folder)).map((text) => [basename(text.file), text]));
  const originals = textsIn('content/legal/');
  const translations = textsIn(`content/${language}/legal/`);
  return [...new Set([...originals.keys(), ...translations.keys()])].flatMap((name) => {
    const file = `content/${language}/legal/${name}`;
    const [original, translation] = [originals.get(name), translations.get(name)];
    if (!original)
      return issueOf(
        file,
        'translates no text of content/legal, so the site does not show it\nGive it the name of a text in content/legal, or delete it.',
      );
    if (!translation)
      return issueOf(
        file,
        `does not exist, so the site shows this text in English\nTranslate ${original.file} and save it under this name.`,
      );
    const [english = '', translated = ''] = [original, translation].map(({ value }) =>
      String(factAt(value, 'updated')),
    );
    const message = `is of ${translated}, and the English text has changed on ${english}\nTranslate what has changed, and write updated: ${english} in it.`;
    return translated < english ? issueOf(file, message) : differentPart(original, translation);
  });
}

/** Returns the parts of a legal text, from heading to heading, with what they have in every language. */
function outlineOf({ text }: LegalFile) {
  const body = text.replace(/^---[^]*?\n---$/m, (front) => front.replace(/.+/g, ''));
  let line = 1;
  return body.split(/^(?=#)/m).map((part) => {
    const found = (pattern: RegExp) => [...new Set(part.match(pattern))].sort().join(', ') || 'none';
    const signs = {
      levels: part.split(' ')[0]?.startsWith('#') ? part.split(' ')[0] : '',
      'numbers of list entries': part.match(/^ *- /gm)?.length ?? 0,
      'facts in braces': found(/(?<=\{\{)\w+?(?=(InWords)?\}\})/g),
      numbers: found(/(?<!\w)\d+(?!\w)/g),
    };
    const outline = { line, signs };
    line += part.split('\n').length - 1;
    return outline;
  });
}

/** Returns a note about the first part of a translated legal text that differs from the English text. */
function differentPart(original: LegalFile, translation: LegalFile): Issue[] {
  const [english, own] = [outlineOf(original), outlineOf(translation)];
  const longest = english.length > own.length ? english : own;
  for (const [index, { signs }] of longest.entries()) {
    const [mine, other] = [own[index]?.signs, english[index]?.signs] as (typeof signs | undefined)[];
    const names = Object.keys(signs) as (keyof typeof signs)[];
    const name = names.find((sign) => mine?.[sign] !== other?.[sign]);
    if (!name) continue;
    const values =
      mine && other && own.length === english.length
        ? `${name} ${mine[name]}, not ${other[name]}`
        : `${own.length} parts, not ${english.length}`;
    const message = `differs from the English text in part ${index + 1}, ${values}: is this meant?\nBoth texts need the same clauses, list entries, facts and numbers, in the same order.`;
    return [issueOf(translation.file, message, (own[index] ?? own.at(-1))?.line)];
  }
  return [];
}
