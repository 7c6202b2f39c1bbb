/**
 * Puts values into the braces of a text: `fill('{stars} out of 5', { stars: 4 })` gives `4 out of 5`; unknown
 * braces stay.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}
