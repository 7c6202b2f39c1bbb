/** A mistake in `content/`, told to someone who has never programmed. */
export interface Mistake {
  /** The file, from the top folder of the project, e.g. `content/site.json`. */
  file: string;
  /** The line of the file, counted from 1; undefined where the whole file is meant. */
  line?: number | undefined;
  /** The field as an editor would say it, e.g. `trips, entry 3, cost`; '' where no field is meant. */
  field: string;
  /** A sentence, or one whose subject is the field (or the file): `is too long`. */
  wrong: string;
  mend: string;
  /** Whether the site can be built all the same. */
  harmless?: true;
}

/** Gives a mistake as a block of three lines: where it is, what is wrong, how to mend it. */
export function tell({ file, line, field, wrong, mend, harmless }: Mistake): string {
  const place = [file, line && `line ${line}`].filter(Boolean).join(', ') + (field && `: ${field}`);
  const subject = /^[a-z]/.test(wrong) ? (field ? 'It ' : 'This file ') : '';
  const sentence = subject + wrong + (/[.:!?]$/.test(wrong) ? '' : '.');
  return [`${harmless ? 'Note: ' : ''}${place}`, sentence, ...(mend ? [mend] : [])].join('\n  ');
}

/** Gives all mistakes as one message, or an empty text where there are none. */
export function tellAll(mistakes: Mistake[]): string {
  return mistakes.map(tell).join('\n\n');
}

/** Gives a path into a file in words: `['trips', 2, 'cost']` becomes `trips, entry 3, cost`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part)))
    .filter(Boolean)
    .join(', ');
}

/** Gives the number of the line, from 1, in which a character of a text stands. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
