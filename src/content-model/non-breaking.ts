/**
 * Keeps numbers of up to three digits on the line of the word that they count: the space in `30 days` becomes
 * a no-break space. A year or a part of a telephone number may end a line.
 */
export function keepNumbersWithWords(text: string): string {
  return text.replace(/(^|\D)(\d{1,3}) (?=\p{L})/gu, '$1$2\u00A0');
}
