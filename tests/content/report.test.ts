import { describe, expect, it } from 'vitest';
import { annotation, reportOn, withoutCommands } from '../../src/content-tools/check/report.ts';

const mistake = {
  file: 'content/site.json',
  line: 7,
  field: 'contact, email',
  problem: 'is too long',
  fix: 'Take 3 away.',
};
const note = {
  file: 'content/old.json',
  field: '',
  problem: 'is not used',
  fix: 'Delete it.',
  severity: 'note',
} as const;

describe('The report', () => {
  it('tells each mistake as a block, the notes first, and their number in the end', () => {
    expect(reportOn([mistake, note])).toEqual({
      stop: true,
      text: [
        'Note: content/old.json\n  This file is not used.\n  Delete it.',
        'content/site.json, line 7: contact, email\n  It is too long.\n  Take 3 away.',
        'There is 1 mistake in content/. Correct and save.',
      ].join('\n\n'),
    });
  });

  it('counts several mistakes', () => {
    expect(reportOn([mistake, mistake]).text).toMatch(
      /There are 2 mistakes in content\/\. Correct and save\.$/,
    );
  });

  it('lets a site be built where there are only notes', () => {
    expect(reportOn([note])).toMatchObject({
      stop: false,
      text: expect.stringMatching(/no mistakes in content\/\. Please read the note above\.$/) as string,
    });
  });

  it('says that all is well where there is nothing to say', () => {
    expect(reportOn([])).toEqual({ text: 'All is well in content/.', stop: false });
  });

  it('lets GitHub take nothing in it for a command', () => {
    const told = reportOn([{ ...mistake, file: 'content/images/a\n::error::stolen.svg' }]).text;
    const [before, ...lines] = withoutCommands(told, 'a1b2').split('\n');
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
