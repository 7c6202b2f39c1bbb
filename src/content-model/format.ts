/** Replaces variables: `fill('{stars} out of 5', { stars: 4 })` gives `4 out of 5`. Unknown ones remain. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (variable, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : variable,
  );
}

/**
 * Keeps numbers of up to three digits on the line of the word that they count: the space in `30 days` becomes
 * a no-break space. A year or a part of a telephone number may end a line.
 */
export function keepNumbersWithWords(text: string): string {
  return text.replace(/(^|\D)(\d{1,3}) (?=\p{L})/gu, '$1$2\u00A0');
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats a price with Indian digit grouping: `₹1,25,000` (specification, "Dates and prices"). */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}
