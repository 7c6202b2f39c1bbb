import type { Detector } from './detector.ts';
import { lineAround, splice } from './positions.ts';

/** Curly quotes around a name or text. */
export const curlyQuotes: Detector = (text, { offset }) => {
  const { start, line } = lineAround(text, offset);
  if (!/[“”„«»‘’]/.test(line)) return undefined;
  const straight = line
    .replace(/[“”„«»]/g, '"')
    .replace(/(?<=^\s*|[:,[{]\s*)[‘’]|[‘’](?=\s*[:,\]}]|\s*$)/g, '"');
  if (straight === line || leavesTextOpen(straight)) return undefined;
  return {
    offset: start + line.search(/[“”„«»‘’]/),
    problem: 'This line has curly quotes (“ ”) where straight ones (") must stand',
    fix: 'Type the quotes again in a plain text editor, not in Word or on a phone with "smart punctuation".',
    meant: splice(text, start, straight),
  };
};

/** A text without its second quote. */
export const unclosedQuote: Detector = (_, { offset, name }) => {
  if (name !== 'UnexpectedEndOfString') return undefined;
  return {
    offset,
    problem: 'This line has a text that begins with a quote (") and does not end with one',
    fix: 'Put the missing quote (") at its end; a text may not go on in the next line.',
  };
};

/** A straight quote inside a text. */
export const quoteInsideText: Detector = (text, { offset }) => {
  if (text[offset - 1] !== '"' || !/[\p{L}\p{N}]/u.test(text[offset] ?? '')) return undefined;
  return {
    offset: offset - 1,
    problem: 'This line has a straight quote (") inside a text, where it ends the text',
    fix: 'Inside a text use curly quotes (“ ”), or write \\" instead of ".',
  };
};

/** A text between ' and '. */
export const singleQuote: Detector = (text, { offset }) =>
  text[offset] === "'"
    ? {
        offset,
        problem: 'This line has single quotes (\') where straight double ones (") must stand',
        fix: 'Write " instead of \' before and after the name or text.',
      }
    : undefined;

/** A word without quotes. */
export const bareWord: Detector = (text, { offset }) => {
  const [word] = /^[\p{L}\p{N}+_.@/-]+/u.exec(text.slice(offset)) ?? [];
  if (!word) return undefined;
  return {
    offset,
    problem: `This line has ${word} without quotes`,
    fix: `Put names and texts between straight quotes: "${word}"`,
  };
};

/** A backslash that means nothing. */
export const backslash: Detector = (_, { offset, name }) =>
  name === 'InvalidEscapeCharacter' || name === 'InvalidUnicode'
    ? {
        offset,
        problem: 'This line has a backslash (\\), which has a meaning of its own here',
        fix: 'Write / instead, or \\\\.',
      }
    : undefined;

/** A comment. */
export const note: Detector = (_, { offset, name }) =>
  name === 'InvalidCommentToken'
    ? {
        offset,
        problem: 'This line holds a note (// or /*)',
        fix: 'Delete the note: these files can hold none.',
      }
    : undefined;

/** Whether a line has a text that does not end in it. */
function leavesTextOpen(line: string): boolean {
  return line.replace(/"(?:[^"\\]|\\.)*"/g, '').includes('"');
}
