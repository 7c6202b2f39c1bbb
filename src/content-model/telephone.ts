/**
 * An Indian number has ten digits after +91. Elsewhere there are 6 to 14 digits. Indian toll-free and
 * shared-cost numbers have no country code, because they cannot be dialled from abroad.
 */
const DIALLED = /^(\+(91\d{10}|(?!91)\d{6,14})|18[06]0\d{6,7})$/;

/**
 * A displayed telephone number as it is dialled, or '' for another text: `+919876543210` for `+91 98765
 * 43210`, `+91 (0) 98765 43210` and `098765 43210`, `18001234567` for `1800 123 4567`.
 */
export function dialled(displayed: string): string {
  if (!/^[+(\d][\d\s()-]+$/.test(displayed)) return '';
  const digits = displayed.replace(/\D/g, '');
  const isTollFree = /^18[06]0/.test(digits);
  const isComplete = displayed.startsWith('+') || isTollFree;
  const number = isComplete
    ? displayed.replace('(0)', '').replace(/[^+\d]/g, '')
    : `+91${digits.replace(/^0+/, '')}`;
  return DIALLED.test(number) ? number : '';
}
