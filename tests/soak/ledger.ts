import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Outcome } from './client.ts';
import { faultOf, type FaultName } from './faults.ts';
import { rowOf, type SoakRequest } from './requests.ts';

const HEADINGS = '"Received at","Name","Phone","Trip","Custom trip","Page"';

/** How many rows a request may have. */
interface Bounds {
  min: number;
  max: number;
}

/** How the equal requests of one hour were answered. */
interface Answers {
  successes: number;
  unanswered: number;
}

/** Compares the answers with the specification, and the stored rows with the answers. */
export class Ledger {
  /** How many requests had each outcome. */
  readonly outcomes = new Map<string, number>();
  /** The rows that the file must have. */
  private readonly rows = new Map<string, Bounds>();
  private hour = new Map<string, Answers>();

  /** Notes the answer to a request. @throws AssertionError if it is not the specified one. */
  note(request: SoakRequest, outcome: Outcome | undefined, fault: FaultName): void {
    const { expected } = request;
    const answer = describe(request, outcome);
    const { reason } = faultOf(fault);
    const isFault = outcome?.script !== undefined && outcome.script === `error: ${reason}`;
    this.count(isFault ? `fault: ${fault}` : answer);
    if (expected.kind === 'stored') {
      const answers = this.hour.get(expected.row) ?? { successes: 0, unanswered: 0 };
      this.hour.set(expected.row, answers);
      if (outcome?.script === 'success') answers.successes += 1;
      else if (!isFault) answers.unanswered += 1;
    }
    // An answer may be missing only because the server has ended.
    if (outcome === undefined && fault === 'crash') return;
    const isRight = (isFault && expected.kind === 'stored') || isSpecified(request, outcome);
    const sent = `${request.method} ${request.path} ${String(request.body).slice(0, 80)}`;
    assert.ok(isRight, `"${answer}", with the fault "${fault}", is no answer to ${sent}`);
  }

  /** Ends an hour: the same request may be stored again afterwards. */
  endHour(fault: FaultName): void {
    for (const [row, { successes, unanswered }] of this.hour) {
      const { min, max } = this.rows.get(row) ?? { min: 0, max: 0 };
      const most = faultOf(fault).storesRepeats ? Infinity : 1;
      this.rows.set(row, {
        min: min + Math.min(successes, most),
        max: max + Math.min(successes + unanswered, most),
      });
    }
    this.hour = new Map();
  }

  /** How many rows the successes of this hour must have. */
  rowsOfHour(): number {
    return [...this.hour.values()].filter(({ successes }) => successes > 0).length;
  }

  /** Compares the file with the answers. @throws AssertionError for a row that is missing or superfluous. */
  compareWith(path: string): number {
    assert.deepEqual(readdirSync(dirname(path)), [basename(path)], 'there is no second file and no lock');
    const [headings, ...lines] = readFileSync(path, 'utf8').split('\r\n');
    assert.equal(headings, `\uFEFF${HEADINGS}`);
    assert.equal(lines.pop(), '', 'the last row is complete');
    const stored = new Map<string, number>();
    for (const line of lines) {
      const cells = [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) =>
        cell.replaceAll('""', '"'),
      );
      const [time = '', name = '', phone = '', trip = '', customTrip = '', page] = cells;
      assert.match(time, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, line);
      assert.deepEqual([cells.length, page], [6, '/trips'], line);
      const row = rowOf(name, phone, trip, customTrip);
      stored.set(row, (stored.get(row) ?? 0) + 1);
    }
    for (const row of stored.keys()) assert.ok(this.rows.has(row), `nobody has sent the row ${row}`);
    for (const [row, { min, max }] of this.rows) {
      const times = stored.get(row) ?? 0;
      assert.ok(times >= min && times <= max, `${times} rows, not ${min} to ${max}: ${row}`);
    }
    return lines.length;
  }

  private count(outcome: string): void {
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
  }
}

function describe({ expected, follows }: SoakRequest, outcome: Outcome | undefined): string {
  if (outcome === undefined) return expected.kind === 'abandoned' ? 'abandoned' : 'no answer';
  if (outcome.status !== 302) return `HTTP ${outcome.status}`;
  if (!follows) return 'answer not fetched';
  return outcome.script === 'success'
    ? 'success'
    : expected.kind === 'refused'
      ? 'refused'
      : `${outcome.script}`;
}

/** Reports whether an answer is the one that the specification prescribes without a fault. */
function isSpecified({ expected, follows }: SoakRequest, outcome: Outcome | undefined): boolean {
  switch (expected.kind) {
    case 'stored':
      return outcome?.status === 302 && outcome.script === (follows ? 'success' : undefined);
    case 'refused':
      return outcome?.status === 302 && expected.reason.test(outcome.script ?? '');
    case 'status':
      return outcome?.status === expected.status;
    case 'abandoned':
      return outcome === undefined;
  }
}
