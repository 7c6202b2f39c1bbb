import type { z } from 'astro/zod';

/**
 * The fields that identify the entries of lists. A translation repeats them, so that its words belong to the
 * same entry in any order. The first one that an English entry has identifies it.
 */
const IDENTIFYING_FIELDS = [
  { name: 'id', original: 'id' },
  { name: 'section', original: 'section' },
  // The title of a trip is translated, so the English title has another name in a translation.
  { name: 'trip', original: 'title' },
  { name: 'page', original: 'page' },
  { name: 'percent', original: 'percent' },
] as const;

/** What identifies an entry of a list. */
export interface Identity<Value> {
  /** The name of the field in a translation. */
  name: string;
  /** The name of the field in the English file. */
  original: string;
  value: Value;
}

/** An entry of a list: a block, or a text, which only its position identifies. */
export type Entry<Value = unknown> = Readonly<Record<string, Value>> | string;

/** Returns what identifies an English or a translated entry. The shape of a schema is an entry, too. */
export function identityOf<Value>(entry: Entry<Value>, translated = false): Identity<Value> | undefined {
  // The check reads files that no schema has accepted, in which an entry can be null.
  if (!(entry instanceof Object)) return undefined;
  const nameIn = ({ name, original }: (typeof IDENTIFYING_FIELDS)[number]) => (translated ? name : original);
  const field = IDENTIFYING_FIELDS.find((candidate) => Object.hasOwn(entry, nameIn(candidate)));
  return field && { ...field, value: entry[nameIn(field)] as Value };
}

/** True if an entry of a translation has the words of an English entry. */
export function translates(translation: Entry, original: Entry): boolean {
  const [own, english] = [identityOf(translation, true), identityOf(original)];
  return english !== undefined && own?.name === english.name && own.value === english.value;
}

/** Returns the entry of a translated list for an English entry. */
export function translationOf(original: Entry, index: number, translations: readonly Entry[]) {
  if (!identityOf(original)) return translations[index];
  return translations.find((translation) => translates(translation, original));
}

/** Returns a check that the entries of an English list, or of a translated one, have different identities. */
export function distinctEntries(translated = false) {
  return (entries: readonly unknown[], context: z.core.$RefinementCtx): void => {
    const identities = entries.map((entry) => identityOf(entry as Entry, translated));
    for (const [index, identity] of identities.entries()) {
      if (!identity) continue;
      const { name, original, value } = identity;
      const first = identities.findIndex((other) => other?.name === name && other.value === value);
      if (first === index) continue;
      const field = translated ? name : original;
      const free = `, e.g. to ${Math.max(...identities.map((other) => Number(other?.value))) + 1}`;
      const message = `is the same as in entry ${first + 1}\nEvery entry needs its own "${field}". Change it${field === 'id' ? free : ''}, or delete one of the two entries.`;
      context.addIssue({ code: 'custom', path: [index, field], message });
    }
  };
}
