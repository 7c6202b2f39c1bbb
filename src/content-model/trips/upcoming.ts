import { cardsOfContent } from './trips.ts';
import { DEFAULT_LANGUAGE } from '#content-model/languages.ts';

/** The trips of the content as the trips server sends them (specification, "Calls and servers"). */
export async function upcomingAnswer() {
  const cards = await cardsOfContent(DEFAULT_LANGUAGE);
  return {
    trips: cards.map(({ title, location, cities, cost, cover, startTime, endTime }) => ({
      title,
      location,
      cities,
      cost,
      coverImages: [cover],
      startTime,
      endTime,
    })),
  };
}
