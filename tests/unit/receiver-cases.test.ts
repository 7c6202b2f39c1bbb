import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { csvStorage } from '../../src/features/callback/receiver/csv-storage.ts';
import { handle } from '../../src/features/callback/receiver/handle.ts';
import { CALLBACK_REQUESTS } from '../fixtures/callback-requests.ts';

describe('The receiver with a CSV file', () => {
  let folder: string;
  const path = () => join(folder, 'requests.csv');

  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'receiver-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each(CALLBACK_REQUESTS)('answers a request $title as every receiver does', async (request) => {
    const query = request.id === undefined ? '' : `?${new URLSearchParams({ id: request.id })}`;
    const init = { method: 'POST', body: request.body };
    const response = await handle(new Request(`http://localhost/callback${query}`, init), csvStorage(path()));
    expect(await response.json()).toEqual({ status: request.status });
    expect(response.ok).toBe(request.status === 'success');
    if (!request.row) return expect(() => readFileSync(path())).toThrow('ENOENT');
    const { data } = Papa.parse<string[]>(readFileSync(path(), 'utf8').trimEnd());
    expect(data.slice(1).map((row) => row.slice(1, -1))).toEqual([request.row]);
  });
});
