import { lineAt, type Issue } from '../issue.ts';

/** Far longer than any line of the content; diagnosing a longer line would take too long. */
const MAX_LINE_CHARACTERS = 5000;

/** Content files have at most five levels of nested brackets. */
const MAX_DEPTH = 50;

/** Reports a JSON file whose lines are too long or whose brackets are nested too deeply to be diagnosed. */
export function sizeIssues(text: string, file: string): Issue[] {
  const lines = text.split('\n');
  const long = lines.findIndex((line) => line.length > MAX_LINE_CHARACTERS);
  if (long !== -1) {
    const problem = `has ${lines[long]?.length} characters on one line, and at most ${MAX_LINE_CHARACTERS} can be read`;
    return [issue(file, long + 1, problem)];
  }
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[{}[\]]/g)) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    if (depth <= MAX_DEPTH) continue;
    return [issue(file, lineAt(text, index), `has more than ${MAX_DEPTH} brackets inside each other`)];
  }
  return [];
}

function issue(file: string, line: number, problem: string): Issue {
  const fix =
    'Something was pasted here by mistake. Delete it, or restore the last version from the history.';
  return { file, line, field: '', problem, fix };
}
