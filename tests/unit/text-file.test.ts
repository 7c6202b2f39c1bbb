import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTextFile } from '../../src/content-tools/check/text-file.ts';

const top = mkdtempSync(join(tmpdir(), 'text-'));
afterAll(() => rmSync(top, { recursive: true }));

function read(bytes: string | Uint8Array) {
  writeFileSync(join(top, 'a.json'), bytes);
  return readTextFile(top, 'a.json');
}

describe('A text file', () => {
  it('is read', () => {
    expect(read('a\n\tb\r\n')).toEqual({ text: 'a\n\tb\r\n', issues: [] });
  });

  it('that does not exist is told', () => {
    expect(readTextFile(top, 'none.json')).toMatchObject({ text: '', issues: [{ problem: 'is missing' }] });
  });

  it('that is a folder is told, with the folder in which its files belong', () => {
    mkdirSync(join(top, 'b/c.json'), { recursive: true });
    expect(readTextFile(top, 'b/c.json')).toMatchObject({
      text: '',
      issues: [
        {
          problem: expect.stringMatching(/folder/) as string,
          fix: expect.stringMatching(/into b itself/) as string,
        },
      ],
    });
  });

  it.each([
    ['nothing', '', /^is empty/],
    ['blanks', ' \n\t\n', /^is empty/],
    ['a Word document', 'PK\x03\x04x', /^is a Word document/],
    ['an old Word document', Uint8Array.of(0xd0, 0xcf, 0x11), /^is a Word document/],
    ['a BOM', '\ufeff{}', /"BOM"/],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x7b, 0), /^is saved as UTF-16/],
    ['RTF', String.raw`{\rtf1`, /^is formatted text/],
    ['a web page', ' \n<!DOCTYPE html>', /^is a web page/],
    ['the head of a web page', '<head>', /^is a web page/],
    ['a long line', 'x'.repeat(5000), /^has more than 5000 characters/],
    ['a long text', 'x\n'.repeat(50_000), /^has more than 100,000 characters/],
    ['many brackets', '[ {\n'.repeat(25), /^has more than 50 brackets/],
    ['many blocks', '{"a]":\n'.repeat(50), /^has more than 50 brackets/],
  ])('with %s is told and not read', (_, bytes, problem) => {
    expect(read(bytes)).toMatchObject({
      text: '',
      issues: [{ problem: expect.stringMatching(problem) as string }],
    });
  });

  it.each(['<<<<<<< yours', '>>>>>>> theirs', '======='])('with %s is told at that line', (line) => {
    expect(read(`{\n${line}\n}`)).toMatchObject({ text: '', issues: [{ line: 2 }] });
  });

  it('that is not UTF-8 is told at the line', () => {
    expect(read(Uint8Array.of(0x61, 0x0a, 0xe9, 0x0a))).toMatchObject({
      text: '',
      issues: [{ line: 2, problem: expect.stringMatching(/UTF-8/) as string }],
    });
  });

  it.each([
    String.raw`a {\rtf1`,
    'a <html>',
    '<heading>',
    'a <<<<<<<',
    '<<<<<<',
    'a =======',
    '======= a',
    `${'x'.repeat(4999)}\nx`,
    '['.repeat(49),
    '[x]'.repeat(60),
    '"["'.repeat(60),
    'क्‍ष and 👩‍👩',
    'क‌ ',
    '5\u00a0km',
  ])('with %j is read', (text) => {
    expect(read(text)).toEqual({ text, issues: [] });
  });

  it.each([
    ['\u00ad', 'contains a soft hyphen (U+00AD) after: b c'],
    ['\u200b', 'contains a zero-width space (U+200B) after: b c'],
    ['\u202e', 'contains an invisible character (U+202E) after: b c'],
    ['\u200d', 'contains an invisible character (U+200D) after: b c'],
    ['\x07', 'contains an invisible character (U+0007) after: b c'],
    ['\x7f', 'contains an invisible character (U+007F) after: b c'],
  ])('with %j is read, and told where that is', (character, problem) => {
    const text = `a\nb c${character}d\n`;
    expect(read(text)).toMatchObject({ text, issues: [{ file: 'a.json', line: 2, problem }] });
  });

  it('is told of the 20 characters before an invisible one', () => {
    expect(read(`${'0123456789'.repeat(3)}\u200b`).issues[0]?.problem).toMatch(
      /after: 01234567890123456789$/,
    );
  });

  it('is told of 20 invisible characters at most', () => {
    expect(read('a\u200b'.repeat(30)).issues).toHaveLength(20);
  });
});
