/**
 * The number in `₹ 28,500/-`; null for an empty text. Other texts are kept, and the content check refuses
 * them.
 */
export function numberOf(text: string): number | string | null {
  const digits = text.replace(/^\s*₹|\/-\s*$|[\s,]/g, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : text;
}
