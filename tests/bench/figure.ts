import type { Bound, Unit } from './bounds.ts';

/** One row of the table: what was measured, its bound if there is one, and what came out. */
export interface Figure {
  what: string;
  figure: number;
  unit: Unit;
  bound?: Bound;
  /** What explains the figure. */
  note?: string;
}

/** A figure with the bound it has to keep. */
export function bounded(what: string, figure: number, bound: Bound, note?: string): Figure {
  return { what, figure, unit: bound.unit, bound, ...(note && { note }) };
}

/** Whether a figure keeps its bound; one without a bound does. */
export function isKept({ figure, bound }: Figure): boolean {
  const { most = Infinity, least = -Infinity } = bound ?? {};
  return figure <= most && figure >= least;
}

/**
 * Whether a figure fails the run: bytes and counts are the same on every machine, times and scores are not.
 */
export function isFailure(figure: Figure): boolean {
  return !isKept(figure) && (figure.unit === 'bytes' || figure.unit === 'count');
}

/** The middle one of several figures. */
export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
