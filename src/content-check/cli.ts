import { randomUUID } from 'node:crypto';
import { checkContent } from './check.ts';
import { annotation, reportOn, withoutCommands } from './report.ts';

const mistakes = await checkContent(process.cwd());
const { text, stop } = reportOn(mistakes);
if (process.env['GITHUB_ACTIONS']) {
  console.log(withoutCommands(text, randomUUID()));
  console.log(mistakes.map(annotation).join('\n'));
} else {
  console.log(text);
}
process.exitCode = stop ? 1 : 0;
