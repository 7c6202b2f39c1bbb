import { identityOf, translates, translationOf, type Entry } from '../../content-model/schemas/entries.ts';

type Content = Record<string, unknown>;

/**
 * Returns a translation with the entries of its lists in the order of the English ones, because the form
 * pairs them by position. An entry without translation has only what identifies it. Entries that translate
 * nothing come last.
 */
export function inOrderOf(original: unknown, translation: unknown): unknown {
  if (Array.isArray(original) && Array.isArray(translation)) {
    const [entries, own] = [original as Entry[], translation as Entry[]];
    const identities = entries.flatMap((entry) => identityOf(entry) ?? []);
    if (identities.length < entries.length) return own;
    return [
      ...entries.map((entry, index) => {
        const { name = '', value } = identities[index] ?? {};
        return inOrderOf(entry, translationOf(entry, index, own) ?? { [name]: value });
      }),
      ...own.filter((candidate) => !entries.some((entry) => translates(candidate, entry))),
    ];
  }
  if (!isBlock(original) || !isBlock(translation)) return translation;
  return Object.fromEntries(
    Object.entries(translation).map(([name, value]) => [name, inOrderOf(original[name], value)]),
  );
}

function isBlock(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A trip in English, or in a translation, where `trip` is the English title. */
interface TripTexts {
  title?: string;
  trip?: string;
}

/**
 * Returns the content of a translated form with what ties it to the English one: its own `$schema`, and the
 * English title of every trip, which may be another one now.
 */
export function tiedTo(original: Content, translation: Content, language: string): Content {
  const $schema = String(original['$schema'])
    .replace(/^(\.\/)?/, '../')
    .replace('/.schemas/', `/.schemas/${language}-`);
  const tripsOf = ({ trips }: Content) => (Array.isArray(trips) ? (trips as TripTexts[]) : undefined);
  const titles = tripsOf(original)?.map(({ title }) => title) ?? [];
  const trips = tripsOf(translation);
  const tripOf = ({ trip }: TripTexts, index: number) => {
    // The entry of another trip, whose own place has other words, belongs to that trip in any order.
    const other = titles.indexOf(trip);
    return other >= 0 && trips?.[other]?.trip !== trip ? trip : (titles[index] ?? trip);
  };
  return {
    ...translation,
    $schema,
    ...(trips && { trips: trips.map((texts, index) => ({ ...texts, trip: tripOf(texts, index) })) }),
  };
}
