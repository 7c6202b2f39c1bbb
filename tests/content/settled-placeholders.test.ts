import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-tools/check/check.ts';
import { formatIssue } from '../../src/content-tools/check/issue.ts';
import { legal } from '../../src/content-model/schemas/pages.ts';
import { copyOfContent, edit } from './copy.ts';

/** The end of the front matter, with the placeholders where there are any. */
const OPEN = /\n(?:placeholders:(?:\n {2}- .*)*\n)?---\n/;

describe('A legal text whose placeholders are all settled', () => {
  it('passes the check with the word "placeholders:" left over', async () => {
    const top = copyOfContent();
    edit(top, 'content/legal/terms-of-service.md', OPEN, '\nplaceholders:\n---\n');
    expect((await checkContent(top)).map(formatIssue)).toEqual([]);
  });

  it.each([
    ['nothing under that word', { placeholders: null }],
    ['that word gone', {}],
  ])('has no placeholders on the site, with %s', (_, left) => {
    const front = { title: 'Terms', description: 'The terms.', updated: '2026-11-20', ...left };
    expect(legal.parse(front).placeholders).toEqual([]);
  });

  it('is still told of a text where the list belongs', async () => {
    const top = copyOfContent();
    edit(top, 'content/legal/terms-of-service.md', OPEN, '\nplaceholders: none\n---\n');
    expect((await checkContent(top)).map(formatIssue).join()).toMatch(/the text "none", but must be a list/);
  });
});
