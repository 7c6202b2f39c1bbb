import { readContent } from '../check/check.ts';
import { factAt, inventedTexts, placeholdersOf } from '../check/placeholders.ts';
import { readJsonFile } from '../check/json-file.ts';
import { requestDaysNotes } from '../check/request-days.ts';
import { securityExpiryNotes } from '../check/security-expiry.ts';
import { languagesIn, legalTranslationNotes, untranslatedTexts } from '../check/translations.ts';

/**
 * Returns a line for each open point in `content/`: invented facts, unconfirmed parts of legal texts, a
 * period that the spreadsheet script does not keep, and the number of missing or outdated translations.
 */
export async function placeholderReport(projectRoot: string): Promise<string[]> {
  const { json, translations, legal } = await readContent(projectRoot);
  const sites = translations.filter(({ original }) => original.path === 'site');
  const invented = [
    ...json.map((file) => ({ ...file, paths: placeholdersOf(file.value) })),
    ...sites.flatMap(({ json: file }) => (file ? { ...file, paths: inventedTexts(file) } : [])),
  ].flatMap(({ file, value, lineOf, paths }) =>
    paths.map((path) => {
      const line = lineOf(path.split('.'));
      return `${file}, line ${line}: ${path} is still invented${inQuotes(factAt(value, path))}`;
    }),
  );
  const unconfirmed = legal.flatMap(({ file, value, lineOf }) =>
    placeholdersOf(value).map((words, index) => `${file}, line ${lineOf(['placeholders', index])}: ${words}`),
  );
  const periods = json
    .flatMap((file) => requestDaysNotes(projectRoot, file))
    .map(({ file, line, problem, fix }) => `${file}, line ${line}: legal.requestDays ${problem}. ${fix}`);
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
  return [...invented, ...unconfirmed, ...periods, ...untranslated];
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
  return securityExpiryNotes(await readJsonFile(projectRoot, 'site'), now).map(
    ({ file, line, problem, fix }) => `${file}, line ${line}: security.expires ${problem}. ${fix}`,
  );
}
