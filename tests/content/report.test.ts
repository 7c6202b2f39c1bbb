import { describe, expect, it } from 'vitest';
import { annotation, reportOn, withoutCommands } from '../../src/content-tools/check/report.ts';

const place = { file: 'content/site.json', line: 7, field: 'contact, email' };
const mistake = { ...place, problem: 'is too long', fix: 'Take 3 away.' };
const unused = { file: 'content/old.json', field: '', problem: 'is not used', fix: 'Delete it.' };
const note = { ...unused, severity: 'note' as const };

describe('The report', () => {
  it('has a block for each mistake, the notes first, and their number in the end', () => {
    expect(reportOn([mistake, note])).toEqual({
      stop: true,
      text: [
        'Note: content/old.json\n  This file is not used.\n  Delete it.',
        'content/site.json, line 7: contact, email\n  It is too long.\n  Take 3 away.',
        'There is 1 mistake in content/. Correct and save.',
      ].join('\n\n'),
    });
  });

  it.each([
    ['several mistakes', [mistake, mistake], true, /There are 2 mistakes in content\/\. Correct and save\.$/],
    ['only notes', [note], false, /no mistakes in content\/\. Please read the note above\.$/],
    ['nothing to say', [], false, /^All is well in content\/\.$/],
  ])('ends as it must where there are %s', (_, issues, stop, text) => {
    expect(reportOn(issues).stop).toBe(stop);
    expect(reportOn(issues).text).toMatch(text);
  });

  it('lets GitHub take nothing in it for a command', () => {
    const report = reportOn([{ ...mistake, file: 'content/images/a\n::error::stolen.svg' }]).text;
    const [before, ...lines] = withoutCommands(report, 'a1b2').split('\n');
    expect(before).toBe('::stop-commands::a1b2');
    expect(lines.at(-1)).toBe('::a1b2::');
    expect(annotation({ ...mistake, file: 'a\n::error::b' })).not.toContain('\n');
  });

  it('gives GitHub each mistake at its line', () => {
    expect(annotation(mistake)).toBe(
      '::error file=content/site.json,line=7,title=contact%2C email::content/site.json, line 7: contact, email%0A  It is too long.%0A  Take 3 away.',
    );
    expect(annotation(note)).toMatch(/^::notice file=content\/old\.json,line=1,title=This file::/);
  });
});
