import { describe, expect, it } from 'vitest';
import {
  fieldIssue,
  fieldName,
  formatIssue,
  issueOf,
  lineAt,
  unreadFile,
  withoutRepeats,
  type Issue,
} from '../../src/content-tools/check/issue.ts';

const issue: Issue = {
  file: 'content/a.json',
  line: 3,
  field: 'title',
  problem: 'is too long',
  fix: 'Cut it.',
};

describe('An issue', () => {
  it.each([
    [issue, 'content/a.json, line 3: title\n  It is too long.\n  Cut it.'],
    [{ ...issue, field: '' }, 'content/a.json, line 3\n  This file is too long.\n  Cut it.'],
    [{ ...issue, line: undefined }, 'content/a.json: title\n  It is too long.\n  Cut it.'],
    [{ ...issue, fix: '' }, 'content/a.json, line 3: title\n  It is too long.'],
    [
      { ...issue, problem: 'A colon is missing' },
      'content/a.json, line 3: title\n  A colon is missing.\n  Cut it.',
    ],
    [
      { ...issue, problem: 'Why? is it long' },
      'content/a.json, line 3: title\n  Why? is it long.\n  Cut it.',
    ],
    [{ ...issue, problem: 'is long!' }, 'content/a.json, line 3: title\n  It is long!\n  Cut it.'],
    [
      { ...issue, severity: 'note' as const },
      'Note: content/a.json, line 3: title\n  It is too long.\n  Cut it.',
    ],
  ])('%j is told in sentences', (told, text) => {
    expect(formatIssue(told)).toBe(text);
  });

  it('has the problem and the fix of the two lines of a message', () => {
    expect(issueOf('content/a.json', 'is too long\nCut it.', 3, 'title')).toEqual(issue);
  });

  it('may be about a whole file, and have no fix', () => {
    expect(issueOf('content/a.json', 'is too long')).toEqual({
      file: 'content/a.json',
      line: undefined,
      field: '',
      problem: 'is too long',
      fix: '',
    });
  });

  it('of a field stands at the line of the field', () => {
    const located = {
      file: 'content/a.json',
      value: {},
      lineOf: (path: readonly PropertyKey[]) => path.length,
    };
    expect(fieldIssue(located, ['items', 0, 'name'], 'is too long\nCut it.')).toEqual({
      ...issue,
      field: 'items, entry 1, name',
    });
  });

  it('of a file that cannot be read leaves it without fields', () => {
    const { lineOf, ...rest } = unreadFile('content/a.json', [issue]);
    expect(rest).toEqual({ file: 'content/a.json', value: undefined, issues: [issue] });
    expect(lineOf(['title'])).toBeUndefined();
  });
});

describe('The name of a field', () => {
  it('numbers entries from 1 and leaves empty names out', () => {
    expect(fieldName(['trips', 0, '', 'cost'])).toBe('trips, entry 1, cost');
  });
});

describe('The line of an offset', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [4, 3],
  ])('%d is line %d', (offset, line) => {
    expect(lineAt('a\nb\nc', offset)).toBe(line);
  });
});

describe('Of issues that are alike', () => {
  const other = { ...issue, problem: 'is no date' };

  it.each([
    ['the first of a field on a line is told', [issue, other], [issue]],
    [
      'those of another field are told, too',
      [issue, { ...issue, field: 'cost' }],
      [issue, { ...issue, field: 'cost' }],
    ],
    [
      'those of another file are told, too',
      [issue, { ...issue, file: 'b' }],
      [issue, { ...issue, file: 'b' }],
    ],
    [
      'those of a line further down are told, too',
      [issue, { ...issue, line: 5 }],
      [issue, { ...issue, line: 5 }],
    ],
    ['the same of the next line is left out', [issue, { ...issue, line: 4 }], [issue]],
    ['another one of the next line is told', [issue, { ...other, line: 4 }], [issue, { ...other, line: 4 }]],
    [
      'those of the whole file are told once',
      [
        { ...issue, line: undefined },
        { ...other, line: undefined },
      ],
      [{ ...issue, line: undefined }],
    ],
  ])('%s', (_, issues, told) => {
    expect(withoutRepeats(issues)).toEqual(told);
  });
});
