import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { issueOf, lineAt, MOST_ALIKE, type Issue } from './issue.ts';

/** The problem and the fix of a file that does not exist. */
export const MISSING =
  'is missing\nRestore it from the history: the site needs this file, with exactly this name.';

const SAVE_AS_UTF8 = 'Save it again in your editor and choose "UTF-8" (without "BOM") as its encoding.';
const PLAIN_TEXT = 'Copy its words into a file of a plain text editor, such as VS Code or Notepad.';
const FROM_HISTORY =
  'Something was pasted here by mistake. Delete it, or restore the last version from the history.';

/** What makes a file unreadable. In the text, U+FFFD is in place of the bytes that are not UTF-8. */
const UNREADABLE: Record<string, RegExp> = {
  [`is a Word document\n${PLAIN_TEXT}`]: /^(PK\x03\x04|\ufffd\ufffd\x11)/,
  [`begins with an invisible character (a "BOM")\n${SAVE_AS_UTF8}`]: /^\ufeff/,
  // Without a mark at its beginning, UTF-16 has a zero byte beside each letter.
  [`is saved as UTF-16, which the site cannot read\n${SAVE_AS_UTF8}`]: /^(\ufffd\ufffd|\0.|.\0)/,
  'has line ends of old Macs, which the site cannot read\nSave it again with the line ends "LF" (in VS Code: at the bottom right).':
    /\r(?!\n)/,
  'has letters that a program has garbled, as in donâ€™t, on this line\nType these words again, or restore the last version from the history.':
    /[ÂÃ][\u0080-\u00bf]|â€|à[¤¥]/,
  'has ??? on this line: letters that were lost when a program saved them\nType these words again, or restore the last version from the history.':
    /\?{3,}/,
  [`is formatted text (RTF)\n${PLAIN_TEXT}`]: /^\{\\rtf/,
  [`is a web page (HTML)\n${PLAIN_TEXT}`]: /^\s*<(!doctype|html|head|body)\b/i,
  'contains two versions of the same lines\nKeep one of them and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.':
    /^(<{7}|>{7}|={7}$)/m,
  // The content has files of 16,000 characters and lines of 300. Far more takes too long to diagnose.
  [`has more than 100,000 characters\n${FROM_HISTORY}`]: /^[^]{100000}/,
  [`has more than 5000 characters on one line\n${FROM_HISTORY}`]: /^.{5000}/m,
  'is not saved as UTF-8: a character on this line is lost\nType it again, save the file and choose "UTF-8" (without "BOM") as its encoding.':
    /\ufffd/,
};

/** The content has five levels of brackets. A parser may fail at thousands. */
const MOST_LEVELS = 50;

/**
 * Characters that cannot be seen, and hyphens that addresses, dates and telephone numbers cannot have. The
 * joiners are part of Indian scripts and of emoji. A no-break space is wrong only at the beginning of a line,
 * where it prevents that Markdown begins a heading or list.
 */
const INVISIBLE =
  /(?<=^[ \t\xa0>]*(?:#+|[-*+]|\d+[.)])?)\xa0|[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u200b\u2010\u2011\u2212\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|(?<![\p{Mn}\p{Mc}\p{Lo}\p{Extended_Pictographic}\ufe0f])[\u200c\u200d]/gmu;

const NAMES: Record<string, string> = {
  '00A0': 'a no-break space',
  '00AD': 'a soft hyphen',
  '200B': 'a zero-width space',
  '2010': 'a hyphen that only looks like that of the keyboard',
  '2011': 'a non-breaking hyphen',
  '2212': 'a minus sign that only looks like a hyphen',
};

/** Reads a content file. Its text is empty if it cannot be checked further. */
export function readTextFile(projectRoot: string, file: string): { text: string; issues: Issue[] } {
  const unread = (message: string, line?: number) => ({ text: '', issues: [issueOf(file, message, line)] });
  const path = join(projectRoot, file);
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return unread(MISSING);
  if (!status.isFile())
    return unread(
      `This is a folder, and the site reads only files here\nMove its files into ${dirname(file)} itself, or restore the file of this name from the history.`,
    );
  const text = readFileSync(path, 'utf8');
  if (text.trim() === '') return unread('is empty\nRestore its last version from the history.');
  for (const [message, pattern] of Object.entries(UNREADABLE)) {
    const found = pattern.exec(text);
    if (found) return unread(message, lineAt(text, found.index));
  }
  const deepest = tooDeepBracket(text);
  if (deepest !== undefined)
    return unread(
      `has more than ${MOST_LEVELS} brackets inside each other\n${FROM_HISTORY}`,
      lineAt(text, deepest),
    );
  const issues = [...text.matchAll(INVISIBLE).take(MOST_ALIKE)].map(({ 0: character, index }) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const before = text.slice(Math.max(0, index - 20), index).replace(/^[^]*\n/, '');
    const problem = `contains ${NAMES[code] ?? 'an invisible character'} (U+${code}) after: ${before.trim()}`;
    const fix = 'Delete it together with the characters beside it, and type these again.';
    return issueOf(file, `${problem}\n${fix}`, lineAt(text, index));
  });
  return { text, issues };
}

/** Returns the offset of the first bracket inside too many others. Those between quotes do not count. */
function tooDeepBracket(text: string): number | undefined {
  let level = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[{\]}]/g)) {
    if (/[[{]/.test(sign[0] ?? '')) level += 1;
    if (/[\]}]/.test(sign[0] ?? '')) level = Math.max(0, level - 1);
    if (level === MOST_LEVELS) return index;
  }
  return undefined;
}
