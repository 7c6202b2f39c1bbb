import { nearest } from '../../lib/nearest-name.ts';
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES, type Language } from '../../lib/languages.ts';
import { fieldIssue, type ContentFile, type Issue, type Path } from './messages.ts';

/** A value in each language: a text, or a picture that has words in it. */
interface Text {
  path: Path;
  languages: Partial<Record<Language, unknown>>;
}

/** Returns the values of a file that are in each language. */
export function textsIn(value: unknown, path: Path = []): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  if (DEFAULT_LANGUAGE in value) return [{ path, languages: value }];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, [...path, isList ? Number(name) : name]),
  );
}

/** Returns what is wrong between the languages of the texts of a file. */
export function textIssues(file: ContentFile): Issue[] {
  return textsIn(file.value).flatMap(({ path, languages }) => {
    const english = String(languages[DEFAULT_LANGUAGE]);
    return TRANSLATED_LANGUAGES.flatMap((language) => {
      const text = languages[language];
      // A picture begins with ./ or ../
      const isText = typeof text === 'string' && !/^\.{1,2}\//.test(text);
      const message = isText ? (digitsProblem(text) ?? difference(english, text)) : undefined;
      return message ? fieldIssue(file, [...path, language], message) : [];
    });
  });
}

/** Returns a text with the digits 0 to 9 in place of Devanagari ones. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
}

/** Returns the problem and the fix of Devanagari digits in a text. */
export function digitsProblem(text: string): string | undefined {
  const [found] = /[०-९][०-९,.:]*/.exec(text) ?? [];
  return (
    found && `has the number ${found} in Devanagari digits\nWrite the digits 0 to 9: ${latinDigits(found)}`
  );
}

/**
 * Returns how a translation differs from the English text in its numbers or its words in braces, and the fix.
 * Numbers that one of the two writes as words do not count.
 */
export function difference(english: string, translation: string): string | undefined {
  const [expected, found] = [english, translation].map(wordsInBraces) as [string[], string[]];
  const missing = without(expected, found);
  for (const word of without(found, expected)) {
    const suggestion = nearest(word, missing) ?? missing[0];
    const fix = suggestion ? `Did you mean ${suggestion}?` : 'Delete it.';
    return `has the unknown word ${word}, which the English text has not\n${fix}`;
  }
  if (missing[0])
    return `lacks ${missing.join(', ')}, which the English text has\nWrite it, braces included.`;
  const [numbers, own] = [english, translation].map(numbersIn) as [string[], string[]];
  const [others, extra] = [without(numbers, own), without(own, numbers)];
  if (others.length === 0 || extra.length === 0) return undefined;
  return `has the number ${extra.join(', ')}, and the English text has ${others.join(', ')}\nCorrect the wrong one of the two. If both mean the same, write it with the same digits.`;
}

/** Returns the words in braces. The same fact may be written in words in one language. */
function wordsInBraces(text: string): string[] {
  return (text.match(/\{+\s*[^{}]+?\s*\}+/g) ?? []).map((word) => word.replace(/\s|InWords/g, ''));
}

/** Returns the numbers of a text, without separators and leading zeros. An hour is one of twelve. */
function numbersIn(text: string): string[] {
  const plain = latinDigits(text)
    .replace(/\]\([^)]*\)|https?:\S+/g, ' ')
    .replace(/(?<!\d)(1[3-9]|2[0-3])(?=:\d\d)/g, (hour) => String(Number(hour) - 12));
  const found = plain.match(/\d{1,3}(,\d{2,3})+(?!\d)|\d+/g) ?? [];
  return found.map((number) => number.replaceAll(',', '').replace(/^0+(?=\d)/, ''));
}

function without(texts: readonly string[], others: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => !others.includes(text));
}
