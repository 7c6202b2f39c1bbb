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

/**
 * Returns the content of an English form with an id for each entry that the editor has added or duplicated:
 * one that no other entry of its list has.
 */
export function withIds(content: Content): Content {
  return mapLists(content, (list) => {
    const ids = list.map(({ id }) => Number(id));
    let greatest = Math.max(0, ...ids.filter((id) => id > 0));
    return list.map((entry, index) => {
      const id = ids[index] ?? 0;
      if (!('id' in entry) || (id > 0 && ids.indexOf(id) === index)) return entry;
      greatest += 1;
      return { ...entry, id: greatest };
    });
  });
}

/** Changes the lists of blocks at the top level of a content file. */
function mapLists(content: Content, change: (list: Content[], name: string) => Content[]): Content {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      Array.isArray(value) && value.every(isBlock) ? change(value, name) : value,
    ]),
  );
}

/** A trip in English, or in a translation, where `trip` is the English title. */
interface TripTexts {
  title?: string;
  trip?: string;
}

/**
 * Returns the content of a translated form with what ties it to the English one: its own `$schema`, the ids
 * of the entries, and the English title of every trip, which may be another one now.
 */
export function tiedTo(original: Content, translation: Content, language: string): Content {
  const $schema = String(original['$schema'])
    .replace(/^(\.\/)?/, '../')
    .replace('/.schemas/', `/.schemas/${language}-`);
  const tied = mapLists(translation, (list, name) => {
    const english = original[name] as Content[] | undefined;
    if (name === 'trips') return tiedTrips(english ?? [], list);
    return tiedEntries(english ?? [], list);
  });
  return { ...tied, $schema };
}

/** Gives the words of an entry that the editor has added or duplicated the id of the English entry. */
function tiedEntries(original: readonly Content[], entries: readonly Content[]): Content[] {
  const [ids, own] = [original, entries].map((list) => list.map(({ id }) => id));
  return entries.map((texts, index) => {
    const { id } = texts;
    const isOwn = id === undefined || (ids?.includes(id) && own?.indexOf(id) === index);
    return isOwn ? texts : { ...texts, id: ids?.[index] ?? id };
  });
}

function tiedTrips(original: readonly TripTexts[], trips: readonly TripTexts[]): Content[] {
  const titles = original.map(({ title }) => title);
  return trips.map((texts, index) => {
    // The entry of another trip, whose own place has other words, belongs to that trip in any order.
    const other = titles.indexOf(texts.trip);
    const isOther = other >= 0 && trips[other]?.trip !== texts.trip;
    return { ...texts, trip: isOther ? texts.trip : (titles[index] ?? texts.trip) };
  });
}
