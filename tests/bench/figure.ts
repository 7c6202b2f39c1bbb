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
export function bounded(what: string, figure: number, bound: Bound, note = ''): Figure {
  return { what, figure, unit: bound.unit, bound, note };
}

const isKept = ({ figure, bound }: Figure) => figure <= (bound?.most ?? Infinity);

/**
 * Reports whether a figure fails the run. Only bytes and counts can, because they are the same everywhere.
 */
export function isFailure(figure: Figure): boolean {
  return !isKept(figure) && (figure.unit === 'bytes' || figure.unit === 'count');
}

/** Measures several figures a number of times and returns the median of each. */
export async function medians<Figures extends number[]>(
  times: number,
  measure: () => Promise<Figures>,
): Promise<Figures> {
  const runs: Figures[] = [];
  while (runs.length < times) runs.push(await measure());
  const medianOf = (index: number) =>
    runs.map((run) => run[index] ?? Number.NaN).toSorted((a, b) => a - b)[Math.floor(times / 2)];
  return runs[0]?.map((_, index) => medianOf(index)) as Figures;
}

/** Formats figures as lines: what, figure, bound, and whether it is kept. */
export function table(figures: Figure[]): string {
  const width = Math.max(...figures.map(({ what }) => what.length));
  const amount = (value: number, unit: Unit) =>
    `${value.toLocaleString('en-US', { maximumFractionDigits: unit === 's' || unit === 'ratio' ? 2 : 0 })} ${unit}`;
  return figures
    .map((row) => {
      const { what, figure, unit, bound, note = '' } = row;
      const result = bound ? `<= ${amount(bound.most, unit)}  ${isKept(row) ? 'ok' : 'NOT OK'}` : '';
      return `${what.padEnd(width)}  ${amount(figure, unit).padStart(12)}  ${result}  ${note}`.trimEnd();
    })
    .join('\n');
}
