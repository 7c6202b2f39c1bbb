import { randomUUID } from 'node:crypto';
import { CONTENT_ROOT } from '../../lib/content-root.ts';
import { checkContent } from './check.ts';
import { annotation, reportOn, withoutCommands } from './report.ts';

const findings = await checkContent(CONTENT_ROOT);
const { text, stop } = reportOn(findings);
if (process.env['GITHUB_ACTIONS']) {
  console.log(withoutCommands(text, randomUUID()));
  console.log(findings.issues.map(annotation).join('\n'));
} else {
  console.log(text);
}
process.exitCode = stop ? 1 : 0;
