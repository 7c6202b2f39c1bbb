import type { TripFile } from '#content-model/schemas/trip-file.ts';

/** A trip of the trips server, validated by the guard. */
export interface Trip {
  title: string;
  location: string;
  cities: string;
  /** In rupees. */
  cost: number;
  /** The URL of the first cover. Undefined when there is none or it is not allowed. */
  cover: string | undefined;
  /** The first and the last moment, in epoch milliseconds. */
  startTime: number;
  endTime: number;
}

/** Everything that the card of a trip shows, in the language of the page. */
export interface Card extends Trip {
  /** The English title, which is sent; set if title, location and cities are translations. */
  english?: string;
  /** The path of the page of the trip, with the base path. Undefined when it has none. */
  path?: string;
  /** The letters of the answers that the trip does not fit; undefined if unknown. */
  unfit?: string | undefined;
  /** Undefined when there are seats enough. */
  seats?: TripFile['seats'];
}

/** The English title by which files and trips of the server are matched (specification, "A trip's page"). */
export function titleKey({ title, english = title }: Pick<Card, 'title' | 'english'>): string {
  return english.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** The card of a trip of the server, with the translation, page and seats of the file with its title. */
export function cardOf(trip: Trip, fileCards: readonly Card[]): Card {
  const key = titleKey(trip);
  const card = fileCards.find((one) => titleKey(one) === key);
  if (card?.english === undefined) return { ...card, ...trip };
  const { title, location, cities } = card;
  return { ...card, ...trip, title, location, cities, english: trip.title };
}

/** A message for each file without a trip of the server, and each trip of the server without a file. */
export function withoutPartner(files: readonly { slug: string; card: Card }[], trips: readonly Trip[]) {
  const ofFiles = new Set(files.map(({ card }) => titleKey(card)));
  const ofServer = new Set(trips.map(titleKey));
  const alone = files.filter(({ card }) => !ofServer.has(titleKey(card)));
  const strangers = trips.filter((trip) => !ofFiles.has(titleKey(trip)));
  return [
    ...alone.map(
      ({ slug, card: { title } }) =>
        `content/upcoming/${slug}.json is not offered: the trips server lists no trip "${title}". Let the server send this title, or delete the file.`,
    ),
    ...strangers.map(
      ({ title }) =>
        `The trip "${title}" of the trips server has no page and no translation: no file of content/upcoming has this title in English. Write one.`,
    ),
  ];
}
