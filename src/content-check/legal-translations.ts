import { basename, dirname } from 'node:path';
import { asNote, issueOf, type Issue } from './issue.ts';
import type { LegalFile } from './legal-file.ts';

/** Returns notes about missing and outdated translations of legal texts, and those of no English text. */
export function legalTranslationNotes(legal: readonly LegalFile[], languages: readonly string[]): Issue[] {
  return languages.flatMap((language) => {
    const originals = legal.filter(({ file }) => dirname(file) === 'content/legal');
    const translations = legal.filter(({ file }) => dirname(file) === `content/${language}/legal`);
    const orphans = translations.filter(({ file }) => !find(originals, file));
    return [
      ...originals.flatMap((original) => {
        const file = `content/${language}/legal/${basename(original.file)}`;
        const message = problemOf(original, find(translations, file));
        return message === undefined ? [] : asNote(issueOf(file, message));
      }),
      ...orphans.map(({ file }) => asNote(issueOf(file, ORPHAN))),
    ];
  });
}

const ORPHAN =
  'translates no text of content/legal, so the site does not show it\nGive it the name of a text in content/legal, or delete it.';

function problemOf(original: LegalFile, translation: LegalFile | undefined): string | undefined {
  if (!translation)
    return `does not exist, so the site shows this text in English\nTranslate ${original.file} and save it under this name.`;
  const [english, translated] = [original, translation].map(dateOf);
  if (!english || !translated || translated >= english) return undefined;
  return `is of ${translated}, and the English text has changed on ${english}\nTranslate what has changed, and write updated: ${english} in it.`;
}

function find(files: readonly LegalFile[], file: string): LegalFile | undefined {
  return files.find((candidate) => basename(candidate.file) === basename(file));
}

/** Returns the date of the last change as year-month-day, or undefined when there is none. */
function dateOf({ value }: LegalFile): string | undefined {
  const updated = (value as { updated?: unknown } | undefined)?.updated;
  if (updated instanceof Date) return updated.toISOString().slice(0, 10);
  return typeof updated === 'string' ? updated : undefined;
}
