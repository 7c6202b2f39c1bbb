/** The texts of a trip, which have a translation (specification, "Trips and cards"). */
export interface TripTexts {
  title: string;
  location: string;
  cities: string;
}

/** Returns the texts of a trip. */
export function tripTexts({ title, location, cities }: TripTexts): TripTexts {
  return { title, location, cities };
}

/** A trip as a card displays it. */
export interface Trip extends TripTexts {
  /** In rupees. */
  cost: number;
  /** The URL of the first cover. Undefined when there is none or it is not allowed. */
  cover: string | undefined;
  /** Epoch milliseconds. */
  startTime: number;
  /** Epoch milliseconds. */
  endTime: number;
}

/** What a card says about the page of its trip. */
export interface TripCardPage {
  /** The path of the page, with the base path. */
  path: string;
  /** The answers above the cards that the trip does not fit. Undefined when that is not known. */
  hard?: string | undefined;
}
