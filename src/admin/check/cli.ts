import { CONTENT_ROOT } from '../../lib/content-root.ts';
import { checkContent } from './check.ts';
import { annotation, reportOn } from './messages.ts';

const findings = await checkContent(CONTENT_ROOT);
const { text, stop } = reportOn(findings);
console.log(text);
if (process.env['GITHUB_ACTIONS']) console.log(findings.issues.map(annotation).join('\n'));
process.exitCode = stop ? 1 : 0;
