import { closest, distance } from 'fastest-levenshtein';

/** Returns the known name that is most similar to a misspelt one, or undefined when none is similar. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const plain = new Map(known.map((candidate) => [candidate.toLowerCase(), candidate]));
  if (plain.size === 0) return undefined;
  const best = closest(name.toLowerCase(), [...plain.keys()]);
  const near =
    distance(name.toLowerCase(), best) <= Math.min(best.length - 1, Math.max(2, Math.ceil(name.length / 3)));
  return near ? plain.get(best) : undefined;
}
