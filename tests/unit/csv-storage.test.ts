import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { csvStorage } from '../../src/features/callback/receiver/csv-storage.ts';
import { handle } from '../../src/features/callback/receiver/handle.ts';
import { CALLBACK_REQUESTS } from '../fixtures/callback-requests.ts';

vi.mock('node:fs', { spy: true });

const HEADINGS = '"Received at","Name","Phone","Trip","Custom trip","Page","Request"';

/** Returns the rows of a CSV file whose cells have no line breaks. */
const linesOf = (text: string) => text.split(/\r\n|\n|\r/);

describe('The CSV file of callback requests', () => {
  let folder: string;
  let path: string;
  const read = () => readFileSync(path, 'utf8');

  /** Stores a request by a new storage, as after a new start. */
  const add = async (name: string, id = `form-of-${name}`) =>
    csvStorage(path).add({
      id,
      receivedAt: new Date('2026-12-31T20:00:00Z'),
      name,
      phone: '919876543210',
      trip: 'Kerala',
      customTrip: false,
    });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'csv-'));
    path = join(folder, 'kept', 'requests.csv');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it.each(CALLBACK_REQUESTS)('has what every receiver stores of a request $title', async (request) => {
    const query = request.id === undefined ? '' : `?${new URLSearchParams({ id: request.id })}`;
    const init = { method: 'POST', body: request.body };
    const response = await handle(new Request(`http://localhost/callback${query}`, init), csvStorage(path));
    expect(await response.json()).toEqual({ status: request.status });
    expect(response.ok).toBe(request.status === 'success');
    const { data } = Papa.parse<string[]>(request.row ? read().trimEnd() : '');
    expect(data.slice(1).map((row) => row.slice(1, -1))).toEqual(request.row ? [request.row] : []);
    expect(fs.existsSync(path)).toBe(request.row !== undefined);
  });

  it('has headings and one row for each request with the time in India, and opens as UTF-8', async () => {
    await add('आशा "A" देवी', 'form-0001');
    expect(read()).toBe(
      `\uFEFF${HEADINGS}\r\n"2027-01-01 01:30:00","आशा ""A"" देवी","919876543210","Kerala","no","/trips","form-0001"\r\n`,
    );
  });

  it('is for the user of the computer only, and so is the folder made for it', async () => {
    await add('Asha');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'kept')).mode & 0o777).toBe(0o700);
  });

  it('has a request once that comes again, also after a new start', async () => {
    for (const id of ['form-0001', 'form-0001', 'form-0002']) await add('Asha', id);
    expect(linesOf(read())).toHaveLength(4);
    expect(await csvStorage(path).has('form-0001')).toBe(true);
    expect(await csvStorage(path).has('form-000')).toBe(false);
    expect(await csvStorage(path).has('orm-0001')).toBe(false);
  });

  it.each(['\r\n', '\n', '\r'])('keeps the line ends %j with which it was saved', async (newline) => {
    for (const name of ['first', 'second']) await add(name);
    const saved = read().replaceAll('\r\n', newline);
    writeFileSync(path, saved);
    await add('third');
    expect(read().startsWith(saved)).toBe(true);
    expect(read().slice(saved.length)).toMatch(new RegExp(`^"[^\r\n]*"third"[^\r\n]*"${newline}$`));
  });

  it.each([
    [
      'semicolons',
      '"Received at";"Name";"Phone";"Trip";"Custom trip";"Page";"Request"\n',
      '"2027-01-01 01:30:00";"Asha";"919876543210";"Kerala";"no";"/trips";"form-0002"',
    ],
    [
      'no quotation marks, and a cell of two lines',
      'Received at,Name,Phone,Trip,Custom trip,Page,Request\n2026,"two\nlines",1,Goa,no,/trips,x\n',
      '"2027-01-01 01:30:00","Asha","919876543210","Kerala","no","/trips","form-0002"',
    ],
    [
      'moved and added columns',
      'Called?,Name,Page,Request,Phone,Custom trip,Trip,Received at\n',
      '"","Asha","/trips","form-0002","919876543210","no","Kerala","2027-01-01 01:30:00"',
    ],
    [
      'no heading for the ids, as in an earlier version',
      'Received at,Name,Phone,Trip,Custom trip,Page\n',
      '"2027-01-01 01:30:00","Asha","919876543210","Kerala","no","/trips","form-0002"',
    ],
  ])('has each request once under its headings after it was saved with %s', async (_, saved, row) => {
    await add('first');
    writeFileSync(path, saved);
    for (let time = 0; time < 2; time += 1) await add('Asha', 'form-0002');
    expect(read()).toBe(`${saved}${row}\n`);
  });

  it('is left alone when its headings are gone: requests go to a second file, once each', async () => {
    await add('first');
    writeFileSync(path, 'one;two\n');
    for (const name of ['second', 'third', 'third']) await add(name);
    expect(read()).toBe('one;two\n');
    path = join(folder, 'kept', 'requests 2.csv');
    expect(linesOf(read())).toHaveLength(4);
  });

  it.each(['EBUSY', 'EPERM', 'EACCES'])(
    'is left alone while it is locked (%s): requests go to a second file',
    async (code) => {
      await add('first');
      vi.mocked(fs.openSync).mockImplementationOnce(() => {
        throw Object.assign(new Error('locked'), { code });
      });
      await add('second');
      await add('third');
      expect(linesOf(read())).toHaveLength(4);
      expect(readFileSync(join(folder, 'kept', 'requests 2.csv'), 'utf8')).toContain('"second"');
    },
  );

  it.each([
    ['deleted', () => rmSync(path)],
    ['deleted with its folder', () => rmSync(join(folder, 'kept'), { recursive: true })],
    ['emptied', () => writeFileSync(path, '')],
    ['emptied but for a byte order mark', () => writeFileSync(path, '\uFEFF')],
  ])('has its headings again after it was %s', async (_, remove) => {
    await add('first');
    remove();
    for (const name of ['second', 'third']) await add(name);
    const lines = linesOf(read().replaceAll('\uFEFF', '')).filter((line) => line !== '');
    expect(lines).toEqual([HEADINGS, expect.stringContaining('second'), expect.stringContaining('third')]);
  });

  it.each([
    ['after a cell', '"2026","Ha"', '\r\n'],
    ['within a cell', '"2026","Ha', '"\r\n'],
    ['within a cell, after a quotation mark', '"2026","Ha""', '"\r\n'],
  ])('has a last row that ends %s completed before the next one', async (_, torn, completion) => {
    await add('first');
    const before = read() + torn;
    writeFileSync(path, before);
    await add('second');
    expect(read().startsWith(before + completion)).toBe(true);
    expect(linesOf(read().slice(before.length + completion.length))).toEqual([
      expect.stringContaining('"second"'),
      '',
    ]);
  });

  it('has nothing of a request when the disk is full', async () => {
    await add('first');
    const before = read();
    const write = fs.writeSync;
    vi.mocked(fs.writeSync).mockImplementationOnce((file) => write(file, '"2026-01-01'));
    await expect(add('second')).rejects.toThrow('the disk is full');
    expect(read()).toBe(before);
  });

  it('has every request of two processes that write at the same time', { timeout: 60_000 }, async () => {
    await add('first');
    const writers = [1, 2].map(() => spawn(process.execPath, ['tests/unit/store-requests.ts', path]));
    const exits = await Promise.all(writers.map((writer) => once(writer, 'exit')));
    expect(exits.map(([code]) => code as number)).toEqual([0, 0]);
    const rows = linesOf(read()).slice(2, -1);
    expect(new Set(rows.map((row) => row.split(',').at(-1))).size).toBe(400);
    expect(rows).toHaveLength(400);
  });

  it('counts the requests of an address in each hour', () => {
    const { count } = csvStorage(path);
    expect([count('a', '10'), count('a', '10'), count('b', '10'), count('a', '11')]).toEqual([1, 2, 1, 1]);
  });
});
