/**
 * The number of a text such as `28500` or `₹ 28,500/-`, null for an empty text, and any other text as it is,
 * so that the check of the content refuses it.
 */
export function numberOf(text: string): number | string | null {
  const digits = text.replace(/^\s*₹|\/-\s*$|[\s,]/g, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : text;
}
