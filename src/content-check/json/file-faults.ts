import type { Recognise } from './detector.ts';

/** A file without its first bracket, so that it begins with a name. */
export const missingFirstBracket: Recognise = (text, { name }) => {
  const offset = text.search(/\S/);
  if (name !== 'EndOfFileExpected' || !/^"[^"\n]*"\s*:/.test(text.slice(offset))) return undefined;
  return { offset, wrong: 'The file must begin with {', mend: 'Put { in a line before this one.' };
};
