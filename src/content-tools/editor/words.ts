/** Returns the label of a field from its name: `imageDescription` becomes `Image description`. */
export function labelOf(name: string): string {
  return capitalized(name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase());
}

/** Returns the label of one entry of a list: `Items` becomes `Item`, `Facilities` becomes `Facility`. */
export function singularOf(label: string): string {
  return label.endsWith('s') ? label.replace(/ies$/, 'y').replace(/s$/, '') : 'Entry';
}

/**
 * Returns the label of a choice: `calendar-heart` becomes `Calendar heart`, `_about` becomes
 * `About (_about)`.
 */
export function choiceLabel(value: string | number): string {
  const words = capitalized(String(value).replace(/^_/, '').replaceAll('-', ' '));
  return String(value).startsWith('_') ? `${words} (${value})` : words;
}

/** Returns the message of a schema as sentences. Its first line is the problem, its second one the fix. */
export function sentences(message: string): string {
  const [problem = '', fix = ''] = message.split('\n');
  return [`It ${problem}.`, fix].join(' ').trim();
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
