import { randomUUID } from 'node:crypto';
import { checkContent } from './check.ts';
import { annotation, reportOn, withoutCommands } from './report.ts';

const issues = await checkContent(process.cwd());
const { text, stop } = reportOn(issues);
if (process.env['GITHUB_ACTIONS']) {
  console.log(withoutCommands(text, randomUUID()));
  console.log(issues.map(annotation).join('\n'));
} else {
  console.log(text);
}
process.exitCode = stop ? 1 : 0;
