import type { Detector } from './detector.ts';

/** A file without its first bracket, so that it begins with a name. */
export const missingFirstBracket: Detector = (text, { name }) => {
  const offset = text.search(/\S/);
  if (name !== 'EndOfFileExpected' || !/^"[^"\n]*"\s*:/.test(text.slice(offset))) return undefined;
  return { offset, problem: 'The file must begin with {', fix: 'Put { in a line before this one.' };
};
