/** The number in `₹ 28,500/-`; null for ''. Other texts are kept, for the content check to refuse. */
export function numberOf(text: string): number | string | null {
  const digits = text.replace(/^\s*₹|\/-\s*$|[\s,]/g, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : text;
}
