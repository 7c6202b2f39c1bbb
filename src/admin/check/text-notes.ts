import { legalFacts } from '../../content-model/legal-facts.ts';
import { originalOf, type ContentPath } from '../../content-model/schemas/content-files.ts';
import type { Site } from '../../content-model/schemas/site.ts';
import { textsSchemas } from '../../content-model/schemas/translation.ts';
import { isoDate } from '../../lib/indian-time.ts';
import { fieldIssue, issueOf, lineAt, MOST_ALIKE, type Issue } from './issue.ts';
import type { JsonFile } from './json-file.ts';
import type { LegalFile } from './legal-file.ts';
import { factAt, INVENTED, placeholderNotes, placeholdersOf } from './placeholders.ts';
import { doubtsAbout, languageIn, lettersDoubt, textsIn } from './words.ts';

/** A text that is not on purpose in two entries of a list. In characters. */
const LONG_TEXT = 40;

/** Returns notes about pictures and long texts that two entries of a list have. */
export function repetitionNotes(json: JsonFile): Issue[] {
  const lists = Object.entries(json.value as object).filter(([, list]) => Array.isArray(list));
  return lists.flatMap(([list, entries]) => {
    const seen = new Map<unknown, number>();
    return (entries as unknown[]).flatMap((entry, index) =>
      Object.entries(Object(entry) as object).flatMap(([name, value]) => {
        const first = seen.get(value);
        if (name !== 'image' && String(value).length < LONG_TEXT) return [];
        if (first === undefined) seen.set(value, index);
        const message = `is the same as in entry ${(first ?? 0) + 1}: is this meant?\nEach person and each card needs its own.`;
        return first === undefined ? [] : fieldIssue(json, [list, index, name], message);
      }),
    );
  });
}

/** Returns notes about texts of a JSON file that may be in another language, invented or forgotten. */
export function textNotes(json: JsonFile, site: Site, originals: readonly JsonFile[]): Issue[] {
  const original = originals.find(({ path }) => path === (originalOf(json.path) ?? json.path));
  const words = original === json ? textsSchemas[json.path as ContentPath].parse(json.value) : json.value;
  const doubts = [
    ...textsIn(words).map(({ path, text }) => ({ path, messages: lettersDoubt(text, json.file) })),
    ...textsIn(json.value).map(({ path, text }) => ({ path, messages: doubtsAbout(text, site.name) })),
  ];
  return [
    ...placeholderNotes(json, placeholdersOf(original?.value)),
    ...doubts.flatMap(({ path, messages }) => messages.map((message) => fieldIssue(json, path, message))),
  ];
}

const EXAMPLE = 'has an example, not a real fact: is this meant?\nWrite the real one.';

/** Returns notes about the date of a legal text, and about lines that may be forgotten or invented. */
export function legalNotes({ file, value, lineOf, text }: LegalFile, site: Site, now: number): Issue[] {
  const body = text
    .replace(/^placeholders:(\r?\n +- .*)*/m, (list) => list.replace(/.+/g, ''))
    .replace(/^(title|description|updated): /gm, '');
  const plain = (words: string) => words.replace(/[\s-]/g, '');
  // A short fact, such as a number of days, may be meant in another way.
  const facts = Object.entries(legalFacts(site, languageIn(file))).filter(([, fact]) => /\D.{5}/.test(fact));
  const lines = body.split('\n').flatMap((line, index) => {
    const typed = facts.filter(([, fact]) => plain(line).includes(plain(fact)));
    const messages = [
      ...doubtsAbout(line, site.name),
      ...(INVENTED.test(line) ? [EXAMPLE] : []),
      ...typed.map(([name]) => `has a fact of site.json: is this meant?\nWrite {{${name}}} in its place.`),
    ];
    return messages.map((message) => issueOf(file, message, index + 1, 'A line'));
  });
  const paragraphs = [...body.matchAll(/(?:.+\n?)+/g)].flatMap(({ 0: words, index }) =>
    lettersDoubt(words, file).map((doubt) => issueOf(file, doubt, lineAt(body, index), 'A paragraph')),
  );
  const today = isoDate(now);
  const message = `is a date in the future, and the page shows it as the date of the last change\nToday's date would be: ${today}`;
  const isFuture = String(factAt(value, 'updated')) > today;
  const dates = isFuture ? [fieldIssue({ file, value, lineOf }, ['updated'], message)] : [];
  return [...dates, ...[...lines, ...paragraphs].slice(0, MOST_ALIKE)];
}
