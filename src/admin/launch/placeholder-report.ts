import { readContent } from '../check/check.ts';
import type { Issue } from '../check/issue.ts';
import { securityExpiryNotes } from '../check/fact-notes.ts';
import { factAt, INVENTED, inventedTexts, isListed, pathOf, placeholdersOf } from '../check/placeholders.ts';
import { readJsonFile } from '../check/json-file.ts';
import { languagesIn, legalTranslationNotes, untranslatedTexts } from '../check/translations.ts';

/**
 * Returns a line for each open point in `content/`: invented facts, unconfirmed parts of legal texts, and the
 * number of missing or outdated translations.
 */
export async function placeholderReport(projectRoot: string): Promise<string[]> {
  const { json, translations, legal, tripPages } = await readContent(projectRoot);
  const files = [...json, ...translations.flatMap((translation) => translation.json ?? [])];
  const invented = files.flatMap((file) => {
    const listed = placeholdersOf(file.value);
    // What nobody has listed, or is no longer listed, may still be invented.
    const others = inventedTexts(file).filter((path) => !isListed(listed, path));
    return [...listed, ...others].map((path) => {
      const fact = inQuotes(factAt(file.value, path));
      return `${file.file}, line ${file.lineOf(pathOf(path))}: ${path} is still invented${fact}`;
    });
  });
  const unconfirmed = [...legal, ...tripPages].flatMap(({ file, value, text, lineOf }) => [
    ...placeholdersOf(value).map(
      (words, index) => `${file}, line ${lineOf(['placeholders', index])}: ${words}`,
    ),
    ...text
      .split('\n')
      .flatMap((line, index) =>
        INVENTED.test(line) ? `${file}, line ${index + 1}: this line is still invented${inQuotes(line)}` : [],
      ),
  ]);
  const untranslated = languagesIn(projectRoot).flatMap((language) => {
    const texts = translations
      .filter(({ file }) => file.startsWith(`content/${language}/`))
      .flatMap(untranslatedTexts);
    const count = texts.length + legalTranslationNotes(legal, language).length;
    if (count === 0) return [];
    const point = count === 1 ? '1 translation is' : `${count} translations are`;
    return [
      `content/${language}: ${point} missing or outdated (npm run check:content names ${count === 1 ? 'it' : 'them'})`,
    ];
  });
  return [...invented, ...unconfirmed, ...untranslated];
}

function inQuotes(fact: unknown): string {
  if (typeof fact !== 'string') return '';
  return ` ("${fact.length > 50 ? `${fact.slice(0, 50)}…` : fact}")`;
}

/**
 * Returns a line for each point in `content/` that becomes due on some day. It does not stop a build, because
 * the builds of a site that is public would fail from that day on. `now` is in epoch milliseconds.
 */
export async function reminders(projectRoot: string, now = Date.now()): Promise<string[]> {
  return securityExpiryNotes(await readJsonFile(projectRoot, 'site'), now).map((issue) =>
    pointOf('security.expires', issue),
  );
}

function pointOf(name: string, { file, line, problem, fix }: Issue): string {
  return `${file}, line ${line}: ${name} ${problem}. ${fix}`;
}
