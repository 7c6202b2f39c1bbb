import { lineAt, type Issue } from '../issue.ts';

/** No line of a content file comes near this; the search for what is wrong in one would take too long. */
const MAX_LINE_CHARACTERS = 5000;

/** Content files have at most five brackets in each other. */
const MAX_DEPTH = 50;

/** Says where a JSON file is not only problem, but so large or deep that nothing more can be said of it. */
export function sizeIssues(text: string, file: string): Issue[] {
  const lines = text.split('\n');
  const long = lines.findIndex((line) => line.length > MAX_LINE_CHARACTERS);
  if (long !== -1) {
    const problem = `has ${lines[long]?.length} characters in one line, and at most ${MAX_LINE_CHARACTERS} can be read`;
    return [issue(file, long + 1, problem)];
  }
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[{}[\]]/g)) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    if (depth <= MAX_DEPTH) continue;
    return [issue(file, lineAt(text, index), `has more than ${MAX_DEPTH} brackets in each other`)];
  }
  return [];
}

function issue(file: string, line: number, problem: string): Issue {
  const fix =
    'Something was pasted here by mistake. Take it out, or bring the last version back from the history.';
  return { file, line, field: '', problem, fix };
}
