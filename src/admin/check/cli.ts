import { CONTENT_ROOT } from '#content-model/content-folder.ts';
import { checkContent } from './check.ts';
import { filesIn } from './files.ts';
import { annotation, reportOn } from './messages.ts';

const findings = await checkContent(filesIn(CONTENT_ROOT));
console.log(reportOn(findings));
if (process.env['GITHUB_ACTIONS']) console.log(findings.issues.map(annotation).join('\n'));
process.exitCode = findings.issues.length > 0 ? 1 : 0;
