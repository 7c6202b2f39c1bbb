import { expect, it } from 'vitest';
import { appsScriptServices } from '../fakes/apps-script.ts';
import { loadCallbackScript } from '../fakes/callback-script.ts';
import { FakeSpreadsheet } from '../fakes/spreadsheet.ts';
import { CALLBACK_REQUESTS } from '../fixtures/callback-requests.ts';

const cases = CALLBACK_REQUESTS.map((request) => [request.title, request] as const);

it.each(cases)('The spreadsheet script answers a request %s', (_, { body, id, status, row }) => {
  const book = new FakeSpreadsheet();
  const script = loadCallbackScript(appsScriptServices(book));
  const answer = script.doPost({ parameter: id === undefined ? {} : { id }, postData: { contents: body } });
  expect(JSON.parse(answer)).toEqual({ status });
  const cells = book.sheets[0]?.rows[1]?.slice(1, 6).map(({ value }) => value);
  expect(cells).toEqual(row);
  expect(book.sheets).toHaveLength(row ? 1 : 0);
});
