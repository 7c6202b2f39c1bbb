import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCallbackScript } from '../fakes/callback-script.ts';
import { appsScriptServices } from '../fakes/apps-script.ts';
import { FakeSpreadsheet } from '../fakes/spreadsheet.ts';
import { FUZZ } from './fuzz.ts';
import { contents, edit, HARMFUL_EDITS, HARMLESS_EDITS, placedEdits, timesIn } from './owner.ts';

/** A run takes a few milliseconds, more on a busy machine. */
const TIMEOUT_MS = 20_000 + 20 * FUZZ.numRuns;

const HEADINGS = ['Received at', 'Name', 'Phone', 'Trip', 'Custom trip', 'Page', 'Request'];

/** Many steps of an owner and of visitors in any order. A name stands for a request. */
const steps = (edits: typeof HARMLESS_EDITS) =>
  fc.array(fc.oneof(fc.constant('request' as const), placedEdits(edits)), { maxLength: 25 });

const idOf = (name: string) => `id-of-${name.replaceAll(' ', '-')}`;

function createForm() {
  const book = new FakeSpreadsheet();
  const script = loadCallbackScript(appsScriptServices(book));
  const request = (name: string): string => {
    const contents = JSON.stringify({ name, phone: '919876543210', trip: 'Kerala', customTrip: false });
    const answer = script.doPost({ parameter: { id: idOf(name) }, postData: { contents } });
    return (JSON.parse(answer) as { status: string }).status;
  };
  return { book, request };
}

/**
 * Asserts that a request has added its row under the headings of its tab, or headings too, and changed
 * nothing else.
 */
function expectOnlyItsRow(book: FakeSpreadsheet, before: ReadonlyMap<string, string>, name: string): void {
  const after = contents(book);
  for (const [place, content] of before) expect(after.get(place), place).toBe(content);
  const added = [...after.keys()]
    .filter((place) => !before.has(place))
    .map((place) => {
      const [tab = 0, row = 0, column = 0] = place.split(' ').map(Number);
      const sheet = book.sheets.find(({ id }) => id === tab);
      return { tab, row, heading: sheet?.cell(1, column).value, value: sheet?.cell(row, column).value };
    });
  const cells = added.filter(({ row }) => row > 1);
  expect(new Set(cells.map(({ tab, row }) => `${tab} ${row}`)).size).toBe(1);
  expect(cells.map(({ heading }) => heading).toSorted()).toEqual(HEADINGS.toSorted());
  expect(Object.fromEntries(cells.map(({ heading, value }) => [heading, value]))).toMatchObject({
    Name: name,
    Phone: '919876543210',
    Trip: 'Kerala',
    'Custom trip': 'no',
    Page: '/trips',
    Request: idOf(name),
  });
}

describe('An owner of the spreadsheet', { timeout: TIMEOUT_MS }, () => {
  it('has every request once and every own cell unchanged, whatever is edited between requests', () => {
    fc.assert(
      fc.property(steps({ ...HARMLESS_EDITS, ...HARMFUL_EDITS }), (all) => {
        const { book, request } = createForm();
        let kept = new Set<string>();
        for (const [index, step] of all.entries()) {
          if (step === 'request') {
            const before = contents(book);
            expect(request(`Member ${index}`)).toBe('success');
            expectOnlyItsRow(book, before, `Member ${index}`);
            const after = contents(book);
            expect(request(`Member ${index}`)).toBe('success');
            expect(contents(book)).toEqual(after);
            kept.add(`Member ${index}`);
          } else {
            edit(book, step);
            // Only the owner takes requests away.
            kept = new Set([...kept].filter((name) => timesIn(book, name) > 0));
          }
        }
        for (const name of kept) expect(timesIn(book, name), name).toBe(1);
      }),
      FUZZ,
    );
  });

  it('finds every request in one tab as long as the headings stay in row 1', () => {
    fc.assert(
      fc.property(steps(HARMLESS_EDITS), (all) => {
        const { book, request } = createForm();
        expect(request('the first one')).toBe('success');
        for (const [index, step] of all.entries()) {
          if (step === 'request') expect(request(`Member ${index}`)).toBe('success');
          // Cells in row 1 of the owner's are no headings of the requests.
          else edit(book, { ...step, row: Math.max(2, step.row) });
        }
        expect(book.sheets.map(({ name }) => name)).toEqual(['Callback requests']);
      }),
      FUZZ,
    );
  });
});
