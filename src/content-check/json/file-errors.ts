import type { Detector } from './detector.ts';

/** Detects a file that begins with a name because its first bracket is missing. */
export const missingFirstBracket: Detector = (text, { code }) => {
  const offset = text.search(/\S/);
  if (code !== 'EndOfFileExpected' || !/^"[^"\n]*"\s*:/.test(text.slice(offset))) return undefined;
  return { offset, problem: 'The file must begin with {', fix: 'Put { on a line before this one.' };
};
