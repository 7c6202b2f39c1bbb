import type { Bound, Unit } from './bounds.ts';

/** A measured figure: one row of the table. */
export interface Figure {
  what: string;
  figure: number;
  unit: Unit;
  bound?: Bound;
  /** Details of the figure. */
  note?: string;
}

/** Returns a figure with a bound. */
export function bounded(what: string, figure: number, bound: Bound, note?: string): Figure {
  return { what, figure, unit: bound.unit, bound, ...(note && { note }) };
}

/** Reports whether a figure is within its bound, or has none. */
export function isKept({ figure, bound }: Figure): boolean {
  const { most = Infinity, least = -Infinity } = bound ?? {};
  return figure <= most && figure >= least;
}

/**
 * Reports whether a figure fails the run. Only bytes and counts can, because they are the same everywhere.
 */
export function isFailure(figure: Figure): boolean {
  return !isKept(figure) && (figure.unit === 'bytes' || figure.unit === 'count');
}

/** Returns the median; of an even number of figures the upper one of the middle two. */
export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** Measures several figures a number of times and returns the median of each. */
export async function medians<Figures extends number[]>(
  times: number,
  measure: () => Promise<Figures>,
): Promise<Figures> {
  const runs: Figures[] = [];
  while (runs.length < times) runs.push(await measure());
  return runs[0]?.map((_, index) => median(runs.map((run) => run[index] ?? Number.NaN))) as Figures;
}
