import type { Unit } from './bounds.ts';
import { isKept, type Figure } from './figure.ts';

const DIGITS: Record<Unit, number> = { bytes: 0, count: 0, shift: 4, ms: 0, s: 2, score: 0 };

/**
 * Formats figures as a table with the columns name, bound, figure, figure of the last run and result.
 * @param last the figures of earlier runs, by their names
 */
export function table(figures: Figure[], last: ReadonlyMap<string, number>): string {
  const rows = [
    ['what', 'bound', 'figure', 'last', ''],
    ...figures.map((row) => [
      row.what,
      boundOf(row),
      amount(row.figure, row.unit),
      lastOf(row, last),
      resultOf(row),
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function boundOf({ bound }: Figure): string {
  if (bound?.most !== undefined) return `<= ${amount(bound.most, bound.unit)}`;
  if (bound?.least !== undefined) return `>= ${amount(bound.least, bound.unit)}`;
  return '';
}

function lastOf({ what, unit }: Figure, last: ReadonlyMap<string, number>): string {
  const figure = last.get(what);
  return figure === undefined ? '' : amount(figure, unit);
}

function resultOf(figure: Figure): string {
  const { bound, note } = figure;
  const word = bound ? (isKept(figure) ? 'ok' : 'NOT OK') : '';
  return note ? `${word.padEnd(6)}  ${note}` : word;
}

function amount(figure: number, unit: Unit): string {
  return `${figure.toLocaleString('en-US', { maximumFractionDigits: DIGITS[unit] })} ${unit}`;
}
