import { readContent } from './check.ts';
import { factAt, placeholdersOf } from './placeholders.ts';

/** Returns a line for each placeholder in `content/`: invented facts and unconfirmed parts of legal texts. */
export async function placeholderReport(projectRoot: string): Promise<string[]> {
  const { json, legal } = await readContent(projectRoot);
  const invented = json.flatMap(({ file, value, lineOf }) =>
    placeholdersOf(value).map((path) => {
      const line = lineOf(path.split('.'));
      return `${file}, line ${line}: ${path} is still invented${inQuotes(factAt(value, path))}`;
    }),
  );
  const unconfirmed = legal.flatMap(({ file, value, lineOf }) =>
    placeholdersOf(value).map((words, index) => `${file}, line ${lineOf(['placeholders', index])}: ${words}`),
  );
  return [...invented, ...unconfirmed];
}

function inQuotes(fact: unknown): string {
  if (typeof fact !== 'string') return '';
  return ` ("${fact.length > 50 ? `${fact.slice(0, 50)}…` : fact}")`;
}
