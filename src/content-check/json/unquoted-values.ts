import { expectedType } from './expected-type.ts';
import type { JsonError, Detector } from './detector.ts';
import { lineAround, openBrackets, overwrite } from './positions.ts';

/** A value without quotes, and the offset of its first character. */
interface UnquotedValue {
  offset: number;
  value: string;
}

/** Detects a formatted price such as Rs. 28,500/- where the schema expects a number. */
export const formattedNumber: Detector = (text, error) => {
  const unquoted = unquotedValue(text, error);
  if (!unquoted || !/^(number|integer)$/.test(expectedTypeOf(text, error, unquoted))) return undefined;
  const { offset, value } = unquoted;
  const digits = singleNumber(value);
  return {
    offset,
    problem: `This line has a number that ${whyNotDigits(value)}: ${value}`,
    fix: digits ? `Write only the digits: ${digits}` : 'Write one whole number, with digits only.',
    correctedText: digits && overwrite(text, offset, digits.padStart(value.length)),
  };
};

/** Detects a text or a date without quotes. */
export const unquotedText: Detector = (text, error) => {
  const unquoted = unquotedValue(text, error);
  if (!unquoted || expectedTypeOf(text, error, unquoted) !== 'string') return undefined;
  const { offset, value } = unquoted;
  return {
    offset,
    problem: `This line has ${value.replace(/\s.*/, ' …')} without quotes`,
    fix: `Put quotes around it: "${value}"`,
  };
};

/**
 * Returns the whole unquoted value that contains a syntax error: the value of a property, or a list entry on
 * a line of its own.
 */
function unquotedValue(text: string, error: JsonError): UnquotedValue | undefined {
  if (error.code === 'InvalidCommentToken') return undefined;
  const { start, line } = lineAround(text, error.offset);
  const inList = openBrackets(text, start).at(-1)?.character === '[';
  for (const { index, 1: value = '' } of line.matchAll(
    /(?<="\s*:\s*|^\s*)([^\s"“”„«»‘’'{}[\],:][^"{}[\]]*?)"?(?=,*\s*$|\s*,\s*"|\s*[}\]])/g,
  )) {
    const offset = start + index;
    const containsError = offset <= error.offset && error.offset <= offset + value.length;
    const isValue = inList || line.slice(0, index).trim() !== '';
    if (containsError && isValue && !isJson(value)) return { offset, value: value.trim() };
  }
  return undefined;
}

/** Reports whether an unquoted value is valid JSON. */
function isJson(value: string): boolean {
  return /^(-?(0|[1-9]\d*)(\.\d+)?|true|false|null)$/.test(value.trim());
}

/** Returns the type that the schema expects, or for an unknown field the type that the value looks like. */
function expectedTypeOf(text: string, { file }: JsonError, { offset, value }: UnquotedValue): string {
  const looksLikeNumber = /^(₹|rs\b|inr\b|\d)/i.test(value) && !/^\d{4}-\d{2}-\d{2}$/.test(value);
  return expectedType(file, text, offset) ?? (looksLikeNumber ? 'number' : 'string');
}

/**
 * Returns the digits of the only whole number in a value. Returns undefined if there are several numbers, a
 * unit such as thousand or lakh, or letters typed instead of digits.
 */
function singleNumber(value: string): string | undefined {
  const ascii = value.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
  const [number = '', ...others] = ascii.match(/\d+(([.'\s]|,\s?)\d+)*/g) ?? [];
  const isWhole = /^(\d+|\d{1,3}(([.'\s]|,\s?)\d{2,3})*([.'\s]|,\s?)\d{3})(\.\d{1,2})?$/.test(number);
  const hasUnit = /\d\s*(k\b|thousand|lakh|lac|crore|cr\b|हज|लाख)|\d(?!inr|rs|rup)\p{L}/iu.test(ascii);
  if (!isWhole || others.length > 0 || hasUnit) return undefined;
  return number
    .replace(/\.\d{1,2}$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
}

function whyNotDigits(value: string): string {
  if (/^0\d+$/.test(value)) return 'begins with 0';
  return /^[०-९]+$/.test(value) ? 'is not written in the digits 0 to 9' : 'contains more than digits';
}
