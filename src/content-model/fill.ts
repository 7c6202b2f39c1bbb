/**
 * Replaces the variables of a text by values: `fill('{stars} out of 5', { stars: 4 })` returns `4 out of 5`.
 * Unknown variables remain in the text.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (variable, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : variable,
  );
}
