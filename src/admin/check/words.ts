import { distance } from 'fastest-levenshtein';
import { identityOf, type Entry, type Identity } from '../../content-model/schemas/entries.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, TRANSLATED_LANGUAGES, type Language } from '../../lib/languages.ts';
import { issueOf, type Issue, type Path } from './issue.ts';

/** A text of a JSON file, an entry that a field identifies, or a list of texts, which have an order. */
interface Part {
  path: Path;
  /** The path with what identifies an entry in place of its index: it is the same in all languages. */
  key: string;
  text?: string;
  /** The key of the list of an entry. */
  list?: string;
  identity?: Identity<unknown>;
  /** The number of entries in a list in which only their position identifies them. */
  count?: number;
}

/** Returns the texts of a JSON file, without paths, its settings and what identifies the entries of lists. */
export function textsIn(value: unknown): (Part & { text: string })[] {
  return partsIn(value).filter((part): part is Part & { text: string } => part.text !== undefined);
}

/** Returns the texts of a JSON file with their entries and lists, each entry before its texts. */
export function partsIn(value: unknown, path: Path = [], key = ''): Part[] {
  if (typeof value === 'string') return /^\.{0,2}\//.test(value) ? [] : [{ path, key, text: value }];
  if (Array.isArray(value)) {
    const [first] = value as Entry[];
    const hasOrder = first !== undefined && !identityOf(first, true);
    const texts = hasOrder ? [{ path, key, count: value.length }] : [];
    const entries = value.flatMap((entry: Entry, index) => {
      const identity = entry instanceof Object ? identityOf(entry, true) : undefined;
      const own = `${key}/${identity ? JSON.stringify(identity.value) : index}`;
      const part = identity && { path: [...path, index, identity.name], key: own, list: key, identity };
      return [...(part ? [part] : []), ...partsIn(entry, [...path, index], own)];
    });
    return [...texts, ...entries];
  }
  if (typeof value !== 'object' || value === null) return [];
  const settings = ['$schema', 'placeholders', identityOf(value as Entry, true)?.name];
  return Object.entries(value).flatMap(([name, inner]) =>
    settings.includes(name) ? [] : partsIn(inner, [...path, name], `${key}/${name}`),
  );
}

/** Returns the language of a file of `content/`. */
export function languageIn(file: string): Language {
  return TRANSLATED_LANGUAGES.find((code) => file.startsWith(`content/${code}/`)) ?? DEFAULT_LANGUAGE;
}

const nameOf = (language: Language) => new Intl.DisplayNames('en', { type: 'language' }).of(language);

/** Returns another language than that of a file, in whose letters most of a text is, or undefined. */
function foreignLanguage(text: string, expected: Language): Language | undefined {
  // Words in braces, addresses and numbers are the same in all languages.
  const words = text.replace(/\{+[^{}]*\}+|\]\([^)]*\)|\S*[@/\d]\S*/g, ' ');
  const letters = (language: Language) =>
    words.match(new RegExp(`\\p{Script=${LANGUAGES[language].script}}`, 'gu'))?.length ?? 0;
  const others = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== expected);
  return others.find((language) => letters(language) > Math.max(3, letters(expected)));
}

/** Returns an error if most of a file is written in the letters of another language. */
export function wrongLanguage(file: string, text: string): Issue[] {
  const expected = languageIn(file);
  const found = foreignLanguage(text, expected);
  if (!found) return [];
  const [other, own] = [found, expected].map(nameOf);
  const message = `is written in ${other}, but it is the file for ${own}\nPut the words of ${other} into the file of this name for ${other}, and restore this one from the history.`;
  return [issueOf(file, message)];
}

/** Returns the doubt about the letters of a text, as a list of messages. */
export function lettersDoubt(text: string, file: string): string[] {
  const expected = languageIn(file);
  const found = foreignLanguage(text, expected);
  if (!found) return [];
  const font = expected === DEFAULT_LANGUAGE ? '' : ', in Unicode and not in a font such as Kruti Dev';
  return [`is in the letters of ${nameOf(found)}: is this meant?\nWrite it in ${nameOf(expected)}${font}.`];
}

/** What stands where nobody has written the real text yet. */
const FILLER =
  /lorem ipsum|\b(TBD|TODO|asdf\w*|qwerty|x{3,})\b|^\P{L}*(test(ing)?|dummy|sample|untitled|photo(graph)?|picture|image|टेस्ट|परीक्षण|फ़?ोटो|चित्र)\P{L}*$/iu;

/** Computers of the editor and hosts of previews, which visitors do not see or which do not last. */
const PREVIEW = /\b(localhost|127\.0\.0\.1|[\w-]+\.(netlify|vercel|pages|workers|onrender|ngrok-free)\.\w+)/i;

/** Hosts of mail that most people have. */
const MAIL_HOSTS = ['gmail.com', 'yahoo.com', 'yahoo.co.in', 'hotmail.com', 'outlook.com', 'rediffmail.com'];

/** The name of the club for which the project was made. After a change of the name it must be nowhere. */
const FIRST_NAME = /Khush Parivaar|खुश परिवार/;

/** Returns what a person should look at in a text, as messages. */
export function doubtsAbout(text: string, clubName: string): string[] {
  const [filler] = FILLER.exec(text) ?? [];
  const [preview] = PREVIEW.exec(text) ?? [];
  const [former] = (FIRST_NAME.test(clubName) ? null : FIRST_NAME.exec(text)) ?? [];
  const [, mail = ''] = /@([\w-]+(?:\.[\w-]+)+)/.exec(text.toLowerCase()) ?? [];
  // In gmial.com two letters have changed places, which makes two changes.
  const isSlip = (host: string) =>
    distance(mail, host) === 1 || (distance(mail, host) === 2 && mail.length === host.length);
  const meant = MAIL_HOSTS.includes(mail) ? undefined : MAIL_HOSTS.find(isSlip);
  return [
    filler && `has "${filler}" where the real text belongs: is this meant?\nWrite the real text.`,
    preview &&
      `names ${preview}, which visitors cannot rely on: is this meant?\nWrite the address of the real site, or for a page of this site its path, e.g. /privacy-policy`,
    former &&
      `has the name "${former}", and the name in site.json is "${clubName}": is this meant?\nWrite the name of the club as in site.json.`,
    meant && `has a mail address at ${mail}: is this meant?\nDid you mean ${meant}?`,
  ].filter((message) => message !== undefined);
}
