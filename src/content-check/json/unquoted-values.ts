import { expectedType } from './expected-type.ts';
import type { Fault, Detector } from './detector.ts';
import { lineAround, openBrackets, splice } from './positions.ts';

/** A value without quotes, and where it begins. */
interface BareValue {
  offset: number;
  value: string;
}

/** A price such as Rs. 28,500/- where a number belongs. */
export const looseNumber: Detector = (text, fault) => {
  const bare = bareValue(text, fault);
  if (!bare || !/^(number|integer)$/.test(expectedTypeOf(text, fault, bare))) return undefined;
  const { offset, value } = bare;
  const digits = singleNumber(value);
  return {
    offset,
    problem: `This line has a number that ${whyNotDigits(value)}: ${value}`,
    fix: digits ? `Write only the digits: ${digits}` : 'Write one whole number, only in digits.',
    meant: digits && splice(text, offset, digits.padStart(value.length)),
  };
};

/** A text or a day without quotes. */
export const bareText: Detector = (text, fault) => {
  const bare = bareValue(text, fault);
  if (!bare || expectedTypeOf(text, fault, bare) !== 'string') return undefined;
  const { offset, value } = bare;
  return {
    offset,
    problem: `This line has ${value.replace(/\s.*/, ' …')} without quotes`,
    fix: `Put quotes around it: "${value}"`,
  };
};

/**
 * Gives the value without quotes in which a fault lies, behind a name or alone in its line of a list: all of
 * it, to the next entry or the end of the line.
 */
function bareValue(text: string, fault: Fault): BareValue | undefined {
  if (fault.name === 'InvalidCommentToken') return undefined;
  const { start, line } = lineAround(text, fault.offset);
  const inList = openBrackets(text, start).at(-1)?.character === '[';
  for (const { index, 1: value = '' } of line.matchAll(
    /(?<="\s*:\s*|^\s*)([^\s"“”„«»‘’'{}[\],:][^"{}[\]]*?)"?(?=,*\s*$|\s*,\s*"|\s*[}\]])/g,
  )) {
    const offset = start + index;
    const holdsFault = offset <= fault.offset && fault.offset <= offset + value.length;
    const isValue = inList || line.slice(0, index).trim() !== '';
    if (holdsFault && isValue && !isJson(value)) return { offset, value: value.trim() };
  }
  return undefined;
}

/** Whether a value is read without quotes as it is. */
function isJson(value: string): boolean {
  return /^(-?(0|[1-9]\d*)(\.\d+)?|true|false|null)$/.test(value.trim());
}

/** What kind of value was meant: what its schema wants, or behind an unknown name what it looks like. */
function expectedTypeOf(text: string, { file }: Fault, { offset, value }: BareValue): string {
  const looksLikeNumber = /^(₹|rs\b|inr\b|\d)/i.test(value) && !/^\d{4}-\d{2}-\d{2}$/.test(value);
  return expectedType(file, text, offset) ?? (looksLikeNumber ? 'number' : 'string');
}

/**
 * The digits of a value that holds one number, counts in no thousands or lakhs, and has no letter for a
 * digit.
 */
function singleNumber(value: string): string | undefined {
  const ascii = value.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
  const [number = '', ...others] = ascii.match(/\d+(([.'\s]|,\s?)\d+)*/g) ?? [];
  const isWhole = /^(\d+|\d{1,3}(([.'\s]|,\s?)\d{2,3})*([.'\s]|,\s?)\d{3})(\.\d{1,2})?$/.test(number);
  const counts = /\d\s*(k\b|thousand|lakh|lac|crore|cr\b|हज|लाख)|\d(?!inr|rs|rup)\p{L}/iu.test(ascii);
  if (!isWhole || others.length > 0 || counts) return undefined;
  return number
    .replace(/\.\d{1,2}$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
}

function whyNotDigits(value: string): string {
  if (/^0\d+$/.test(value)) return 'begins with 0';
  return /^[०-९]+$/.test(value) ? 'is not written in the digits 0 to 9' : 'is written with more than digits';
}
