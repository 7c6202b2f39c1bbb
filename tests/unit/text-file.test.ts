import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTextFile } from '../../src/content-tools/check/text-file.ts';

const top = mkdtempSync(join(tmpdir(), 'text-'));
afterAll(() => rmSync(top, { recursive: true }));

/** The text that is read from these bytes, and its problems with their lines. */
function read(bytes: string | Uint8Array) {
  writeFileSync(join(top, 'a.json'), bytes);
  const { text, issues } = readTextFile(top, 'a.json');
  return { text, problems: issues.map(({ line, problem }) => `${line}: ${problem}`) };
}

describe('A text file', () => {
  it('that does not exist, or is a folder, is not read', () => {
    mkdirSync(join(top, 'b/c.json'), { recursive: true });
    expect(readTextFile(top, 'none.json')).toMatchObject({ text: '', issues: [{ problem: 'is missing' }] });
    const fix = expect.stringMatching(/into b itself/) as string;
    expect(readTextFile(top, 'b/c.json')).toMatchObject({ text: '', issues: [{ fix }] });
  });

  it.each([
    ['blanks', ' \n\t\n', /is empty/],
    ['an old Word document', Uint8Array.of(0xd0, 0xcf, 0x11), /is a Word document/],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x7b, 0), /is saved as UTF-16/],
    ['the head of a web page', '<head>', /is a web page/],
    ['lines of both', '{\n=======\n}', /^2: contains two versions/],
    ['their lines', '{\n>>>>>>> theirs\n}', /^2: contains two versions/],
    ['a long line', 'x'.repeat(5000), /has more than 5000 characters/],
    ['a long text', 'x\n'.repeat(50_000), /has more than 100,000 characters/],
    ['many brackets', '[ {\n'.repeat(25), /has more than 50 brackets/],
    ['many blocks', '{"a]":\n'.repeat(50), /has more than 50 brackets/],
  ])('with %s is not read', (_, bytes, problem) => {
    expect(read(bytes)).toEqual({ text: '', problems: [expect.stringMatching(problem)] });
  });

  it.each([
    ...['a\n\tb\r\n', String.raw`a {\rtf1`, 'a <html>', '<heading>', 'a <<<<<<<', '<<<<<<', 'a ======='],
    ...['======= a', `${'x'.repeat(4999)}\nx`, '['.repeat(49), '[x]'.repeat(60), '"["'.repeat(60)],
    ...['क‍ष and 👩‍👩', 'क‌ ', '5\u00a0km'],
  ])('with %j is read', (text) => {
    expect(read(text)).toEqual({ text, problems: [] });
  });

  it.each([
    ['\u00ad', 'a soft hyphen (U+00AD)'],
    ['\u200b', 'a zero-width space (U+200B)'],
    ['\u202e', 'an invisible character (U+202E)'],
    ['\u200d', 'an invisible character (U+200D)'],
    ['\x07', 'an invisible character (U+0007)'],
    ['\x7f', 'an invisible character (U+007F)'],
  ])('with %j is read, and its message says where that is', (character, name) => {
    const text = `a\nb c${character}d\n`;
    expect(read(text)).toEqual({ text, problems: [`2: contains ${name} after: b c`] });
  });

  it('has messages about 20 invisible characters at most, with the 20 characters before each', () => {
    const { problems } = read(`${'0123456789'.repeat(3)}\u200b`.repeat(30));
    expect(problems).toHaveLength(20);
    expect(problems[0]).toMatch(/after: 01234567890123456789$/);
  });
});
