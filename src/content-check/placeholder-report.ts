import { readContent } from './check.ts';
import { factAt, placeholdersOf } from './placeholders.ts';

/**
 * Gives a line for each thing that the files of `content/` mark as not settled, in the project folder `top`.
 */
export async function placeholderReport(top: string): Promise<string[]> {
  const { json, legal } = await readContent(top);
  const invented = json.flatMap(({ file, value, lineOf }) =>
    placeholdersOf(value).map((path) => {
      const line = lineOf(path.split('.'));
      return `${file}, line ${line}: ${path} is still invented${quoted(factAt(value, path))}`;
    }),
  );
  const unconfirmed = legal.flatMap(({ file, value, lineOf }) =>
    placeholdersOf(value).map((words, index) => `${file}, line ${lineOf(['placeholders', index])}: ${words}`),
  );
  return [...invented, ...unconfirmed];
}

function quoted(fact: unknown): string {
  if (typeof fact !== 'string') return '';
  return ` ("${fact.length > 50 ? `${fact.slice(0, 50)}…` : fact}")`;
}
