import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 15_000;
const BETWEEN_LOOKS_MS = 100;

/** What is left of a type once it has been found true. */
export type Truthy<Found> = Exclude<Found, false | 0 | '' | null | undefined>;

/**
 * Looks until it finds something that is true, and gives that.
 * @throws Error that says `outcome` and the state if that takes longer than 15 s.
 */
export async function lookFor<Found>(
  outcome: string,
  look: () => Promise<Found>,
  state = () => '',
): Promise<Truthy<Found>> {
  const deadline = Date.now() + PATIENCE_MS;
  let hindrance: unknown;
  do {
    try {
      const found = await look();
      if (found) return found as Truthy<Found>;
      hindrance = undefined;
    } catch (error) {
      // Between two pages there is none to ask.
      hindrance = error;
    }
    await wait(BETWEEN_LOOKS_MS);
  } while (Date.now() < deadline);
  throw new Error(`In vain: ${outcome}. ${state()}`, { cause: hindrance });
}
