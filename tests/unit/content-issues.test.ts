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

const A = 'content/a.json';
const issue: Issue = { file: A, line: 3, field: 'title', problem: 'is too long', fix: 'Cut it.' };

describe('An issue', () => {
  it.each<[Partial<Issue>, string]>([
    [{}, 'content/a.json, line 3: title\n  It is too long.\n  Cut it.'],
    [{ field: '' }, 'content/a.json, line 3\n  This file is too long.\n  Cut it.'],
    [{ line: undefined }, 'content/a.json: title\n  It is too long.\n  Cut it.'],
    [{ fix: '' }, 'content/a.json, line 3: title\n  It is too long.'],
    [{ problem: 'A colon is missing' }, 'content/a.json, line 3: title\n  A colon is missing.\n  Cut it.'],
    [{ problem: 'Why? is it long' }, 'content/a.json, line 3: title\n  Why? is it long.\n  Cut it.'],
    [{ problem: 'is long!' }, 'content/a.json, line 3: title\n  It is long!\n  Cut it.'],
    [{ severity: 'note' }, 'Note: content/a.json, line 3: title\n  It is too long.\n  Cut it.'],
  ])('with %j is written in sentences', (change, text) => {
    expect(formatIssue({ ...issue, ...change })).toBe(text);
  });

  it('has the problem and the fix of the two lines of a message, and may be about a whole file', () => {
    expect(issueOf(A, 'is too long\nCut it.', 3, 'title')).toEqual(issue);
    const whole = { file: A, line: undefined, field: '', problem: 'is too long', fix: '' };
    expect(issueOf(A, 'is too long')).toEqual(whole);
  });

  it('of a field stands at the line of the field, with its name', () => {
    const located = { file: A, value: {}, lineOf: (path: readonly PropertyKey[]) => path.length };
    const issueOfField = fieldIssue(located, ['items', 0, 'name'], 'is too long\nCut it.');
    expect(issueOfField).toEqual({ ...issue, field: 'items, entry 1, name' });
    expect(fieldName(['trips', 0, '', 'cost'])).toBe('trips, entry 1, cost');
  });

  it('of a file that cannot be read leaves it without fields', () => {
    const { lineOf, ...rest } = unreadFile(A, [issue]);
    expect(rest).toEqual({ file: A, value: undefined, issues: [issue] });
    expect(lineOf(['title'])).toBeUndefined();
  });
});

it('The lines of a text are counted from 1', () => {
  expect([0, 1, 2, 4].map((offset) => lineAt('a\nb\nc', offset))).toEqual([1, 1, 2, 3]);
});

describe('After an issue', () => {
  const whole: Issue = { ...issue, line: undefined };
  const problem = 'is no date';

  it.each<[string, isLeftOut: boolean, Issue, Issue]>([
    ['another of the same field and line', true, issue, { ...issue, problem }],
    ['the same of the next line', true, issue, { ...issue, line: 4 }],
    ['another of the next line', false, issue, { ...issue, line: 4, problem }],
    ['the same of the line before', false, issue, { ...issue, line: 2 }],
    ['the same two lines further down', false, issue, { ...issue, line: 5 }],
    ['the same of another field', false, issue, { ...issue, field: 'cost' }],
    ['the same of another file', false, issue, { ...issue, file: 'b' }],
    ['another of the whole file', true, whole, { ...whole, problem }],
  ])('%s is left out: %s', (_, isLeftOut, first, second) => {
    expect(withoutRepeats([first, second])).toEqual(isLeftOut ? [first] : [first, second]);
  });
});
