/** A field of a trip that has the same value in a content file, in a response of the trips server and on a card. */
type TripField =
  | {
      kind: 'text';
      /** The most characters that a content file may have. */
      max: number;
      /** Whether a trip of the trips server without it is left out. Otherwise it is read as ''. */
      required: boolean;
      /** Whether the trips server may send a list of texts, too. They are joined by commas (decision 27). */
      mayBeList?: boolean;
      /** The tooltip for editors of the content file. */
      description: string;
    }
  /** A required number from 0. */
  | { kind: 'amount'; description: string };

/**
 * The fields that a trip has everywhere: the schema of the content file, the guard of the response and the type of
 * a trip are made of this list, so a field for the card is added here (specification, section 3). It is plain data
 * because it reaches the browser, where a schema library would cost more than it does.
 */
export const TRIP_FIELDS = {
  title: { kind: 'text', max: 60, required: true, description: 'The name of the trip.' },
  location: { kind: 'text', max: 40, required: false, description: 'Where it leads, e.g. Kerala' },
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

/** A trip as its card shows it. */
export interface Trip extends TripFields {
  /** The address of the first cover. Undefined where there is none that may be shown. */
  cover: string | undefined;
  /** Epoch milliseconds. */
  startTime: number;
  /** Epoch milliseconds. */
  endTime: number;
}
