/** A field of a trip that is in its content file, in the response of the trips server and on a card. */
type TripField =
  /** A text, which has a translation in the content file. */
  | {
      kind: 'text';
      /** The maximum number of characters in the content file. */
      max: number;
      /** True when a trip from the server without this field is left out. Otherwise the value is ''. */
      required: boolean;
      /**
       * True when the server may send a list of texts, which are joined by commas (specification,
       * "Trips and cards").
       */
      mayBeList?: boolean;
      /** The tooltip for editors of the content file. */
      description: string;
    }
  /** A required number, 0 or greater. */
  | { kind: 'amount'; description: string };

/**
 * The fields that all representations of a trip share (specification, "Trips and cards"). The schema of the
 * content file, the guard of the response, the type `Trip` and the texts of a card in another language are
 * derived from this list. It is plain data because it is part of the client bundle, for which a schema
 * library would be too large.
 */
export const TRIP_FIELDS = {
  title: { kind: 'text', max: 60, required: true, description: 'The name of the trip.' },
  location: { kind: 'text', max: 40, required: false, description: 'The destination, e.g. Kerala' },
  cities: {
    kind: 'text',
    max: 120,
    required: false,
    mayBeList: true,
    description: 'The towns, e.g. Kochi, Munnar, Alleppey',
  },
  cost: { kind: 'amount', description: 'The price in rupees, digits only.' },
} as const satisfies Record<string, TripField>;

type TripFields = {
  [Name in keyof typeof TRIP_FIELDS]: (typeof TRIP_FIELDS)[Name]['kind'] extends 'amount' ? number : string;
};

/** Returns the fields of a trip that all representations share. */
export function tripFields(trip: TripFields): TripFields {
  const names = Object.keys(TRIP_FIELDS) as (keyof TripFields)[];
  return Object.fromEntries(names.map((name) => [name, trip[name]])) as unknown as TripFields;
}

/** The texts of a trip in another language. */
export type TripTranslation = {
  [Name in keyof TripFields as TripFields[Name] extends string ? Name : never]: string;
};

/** Returns the texts of a trip. */
export function tripTexts(trip: TripFields): TripTranslation {
  const names = Object.keys(TRIP_FIELDS) as (keyof TripFields)[];
  const texts = names.filter((name) => TRIP_FIELDS[name].kind === 'text');
  return Object.fromEntries(texts.map((name) => [name, trip[name]])) as TripTranslation;
}

/** A trip as a card displays it. */
export interface Trip extends TripFields {
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
