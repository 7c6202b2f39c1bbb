import { checkContent } from './check-content.ts';
import { annotation, reportOn } from './report.ts';

const mistakes = await checkContent(process.cwd());
const { text, stop } = reportOn(mistakes);
console.log(text);
if (process.env['GITHUB_ACTIONS']) console.log(mistakes.map(annotation).join('\n'));
process.exitCode = stop ? 1 : 0;
