import type { Detector } from './detector.ts';
import { lineAround, overwrite } from './positions.ts';

/** Detects curly quotes around a name or text. */
export const curlyQuotes: Detector = (text, { offset }) => {
  const { start, line } = lineAround(text, offset);
  if (!/[“”„«»‘’]/.test(line)) return undefined;
  const straight = line
    .replace(/[“”„«»]/g, '"')
    .replace(/(?<=^\s*|[:,[{]\s*)[‘’]|[‘’](?=\s*[:,\]}]|\s*$)/g, '"');
  if (straight === line || hasUnclosedText(straight)) return undefined;
  return {
    offset: start + line.search(/[“”„«»‘’]/),
    problem: 'This line has curly quotes (“ ”) where straight ones (") are needed',
    fix: 'Type the quotes again in a plain text editor, not in Word or on a phone with "smart punctuation".',
    correctedText: overwrite(text, start, straight),
  };
};

/** Detects a text without its closing quote. */
export const unclosedQuote: Detector = (_, { offset, code }) => {
  if (code !== 'UnexpectedEndOfString') return undefined;
  return {
    offset,
    problem: 'This line has a text that begins with a quote (") and does not end with one',
    fix: 'Put the missing quote (") at its end; a text cannot continue on the next line.',
  };
};

/** Detects a straight quote inside a text. */
export const quoteInsideText: Detector = (text, { offset }) => {
  if (text[offset - 1] !== '"' || !/[\p{L}\p{N}]/u.test(text[offset] ?? '')) return undefined;
  return {
    offset: offset - 1,
    problem: 'This line has a straight quote (") inside a text, which ends the text there',
    fix: 'Inside a text use curly quotes (“ ”), or write \\" instead of ".',
  };
};

/** Detects a text between single quotes. */
export const singleQuote: Detector = (text, { offset }) =>
  text[offset] === "'"
    ? {
        offset,
        problem: 'This line has single quotes (\') where straight double ones (") are needed',
        fix: 'Write " instead of \' before and after the name or text.',
      }
    : undefined;

/** Detects a word without quotes. */
export const unquotedWord: Detector = (text, { offset }) => {
  const [word] = /^[\p{L}\p{N}+_.@/-]+/u.exec(text.slice(offset)) ?? [];
  if (!word) return undefined;
  return {
    offset,
    problem: `This line has ${word} without quotes`,
    fix: `Put names and texts between straight quotes: "${word}"`,
  };
};

/** Detects a backslash that starts no valid escape sequence. */
export const backslash: Detector = (_, { offset, code }) =>
  code === 'InvalidEscapeCharacter' || code === 'InvalidUnicode'
    ? {
        offset,
        problem: 'This line has a backslash (\\), which has a special meaning here',
        fix: 'Write / instead, or \\\\.',
      }
    : undefined;

/** Detects a comment. */
export const comment: Detector = (_, { offset, code }) =>
  code === 'InvalidCommentToken'
    ? {
        offset,
        problem: 'This line has a comment (// or /*)',
        fix: 'Delete the comment: these files cannot contain any.',
      }
    : undefined;

/** Reports whether a line has a text without a closing quote. */
function hasUnclosedText(line: string): boolean {
  return line.replace(/"(?:[^"\\]|\\.)*"/g, '').includes('"');
}
