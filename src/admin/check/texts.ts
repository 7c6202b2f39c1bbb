import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES, type Language } from '#content-model/languages.ts';
import { fieldIssues, nearest, type ContentFile, type Issue, type Path } from './messages.ts';

/** A value in each language: a text, or a picture with words in it. */
interface Text {
  path: Path;
  languages: Partial<Record<Language, unknown>>;
}

/** The translatable values of a file. */
export function textsIn(value: unknown, path: Path = []): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  if (DEFAULT_LANGUAGE in value) return [{ path, languages: value }];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** Issues of the translations in a valid file. */
export function textIssues(file: ContentFile): Issue[] {
  if (file.issues.length > 0) return [];
  return textsIn(file.value).flatMap(({ path, languages }) =>
    TRANSLATED_LANGUAGES.flatMap((language) => {
      const [english, text] = [languages[DEFAULT_LANGUAGE], languages[language]];
      // The path of a picture begins with a dot.
      if (typeof english !== 'string' || typeof text !== 'string' || text.startsWith('.')) return [];
      return fieldIssues(file, [...path, language], translationProblem(english, text));
    }),
  );
}

/** Replaces Devanagari digits by 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
}

/**
 * The problem and the fix of a translation with Devanagari digits, or with other numbers or words in braces
 * than the English text. Numbers written as words do not count.
 */
export function translationProblem(english: string, translation: string): string | undefined {
  const [digits] = /[०-९][०-९,.:]*/.exec(translation) ?? [];
  if (digits)
    return `has the number ${digits} in Devanagari digits\nWrite the digits 0 to 9: ${latinDigits(digits)}`;
  const [missing, unknown] = differences(english, translation, wordsInBraces);
  if (unknown[0]) {
    const meant = nearest(unknown[0], missing) ?? missing[0];
    return `has the unknown word ${unknown[0]}\n${meant ? `Did you mean ${meant}?` : 'The English text does not have it. Delete it.'}`;
  }
  if (missing[0]) return `lacks ${missing.join(', ')}\nThe English text has it. Write it with its braces.`;
  const [others, own] = differences(english, translation, numbersIn);
  if (others.length === 0 || own.length === 0) return undefined;
  return `has the number ${own.join(', ')}, and the English text has ${others.join(', ')}\nCorrect the wrong one of the two. If both mean the same, write it with the same digits.`;
}

/** The parts that only the first and only the second text has. */
function differences(one: string, other: string, partsOf: (text: string) => string[]) {
  const [first, second] = [new Set(partsOf(one)), new Set(partsOf(other))];
  return [[...first.difference(second)], [...second.difference(first)]] as const;
}

/** The words in braces. A fact may be written in words in one of the languages. */
function wordsInBraces(text: string): string[] {
  return (text.match(/\{+\s*[^{}]+?\s*\}+/g) ?? []).map((word) => word.replace(/\s|InWords/g, ''));
}

/** The numbers of a text, without separators and leading zeros. An hour is one of twelve. */
function numbersIn(text: string): string[] {
  const plain = text
    .replace(/\]\([^)]*\)|https?:\S+/g, ' ')
    .replace(/(?<!\d)(1[3-9]|2[0-3])(?=:\d\d)/g, (hour) => String(Number(hour) - 12));
  const found = plain.match(/\d{1,3}(,\d{2,3})+(?!\d)|\d+/g) ?? [];
  return found.map((number) => number.replaceAll(',', '').replace(/^0+(?=\d)/, ''));
}
