import { keepDaysProblem } from '../../features/callback/receiver/keep-days.ts';
import { fieldIssue, type ContentFile, type Issue } from './issue.ts';
import { factAt } from './placeholders.ts';

/**
 * Returns a note if the spreadsheet script does not delete requests when the privacy policy promises it. It
 * is no error, because the site can be built and looked at before the script is changed.
 */
export function requestDaysNotes(projectRoot: string, file: ContentFile): Issue[] {
  const days = factAt(file.value, 'legal.requestDays');
  if (file.file !== 'content/site.json' || typeof days !== 'number') return [];
  const problem = keepDaysProblem(projectRoot, days);
  return problem ? [fieldIssue(file, ['legal', 'requestDays'], problem)] : [];
}
