import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { csvStorage } from '../../src/features/callback/receiver/csv-storage.ts';

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

  it('has headings and one row for each request with the time in India, and opens as UTF-8', async () => {
    await add('आशा "A" देवी', 'form-0001');
    expect(read()).toBe(
      `\uFEFF${HEADINGS}\r\n"2027-01-01 01:30:00","आशा ""A"" देवी","919876543210","Kerala","no","/trips","form-0001"\r\n`,
    );
  });

  it('has no formulas, also for programs that split cells at semicolons', async () => {
    for (const name of ['=1+1', ' +1', '"=1', 'a;=1', 'a;"=1+1;b', "';'@x", '＝1']) await add(name);
    const names = linesOf(read())
      .slice(1, -1)
      .map((line) => line.split('","')[1]);
    expect(names).toEqual(['’=1+1', '’ +1', '’""=1', 'a;’=1', 'a;’""=1+1;b', "';’'@x", '’＝1']);
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

  it.each([
    ['\\r\\n', '\r\n'],
    ['\\n', '\n'],
    ['\\r', '\r'],
  ])('keeps the line endings %s with which it was saved', async (_, newline) => {
    await add('first');
    await add('second');
    writeFileSync(path, read().replaceAll('\r\n', newline));
    const saved = read();
    await add('third');
    expect(read().startsWith(saved)).toBe(true);
    expect(read().slice(saved.length)).toMatch(new RegExp(`^"[^\r\n]*"third"[^\r\n]*"${newline}$`));
  });

  it('keeps the semicolons with which a program saved it', async () => {
    await add('first');
    writeFileSync(path, read().replaceAll('","', '";"'));
    await add('second');
    expect(linesOf(read())[2]).toContain(';"second";"919876543210";');
  });

  it('has no second headings after it was saved without quotation marks and byte order mark', async () => {
    const saved =
      'Received at,Name,Phone,Trip,Custom trip,Page,Request\n2026,"two\nlines",1,Goa,no,/trips,x\n';
    await add('nobody');
    writeFileSync(path, saved);
    await add('Asha');
    expect(read().startsWith(saved)).toBe(true);
    expect(linesOf(read().slice(saved.length))).toEqual([expect.stringContaining('"Asha"'), '']);
  });

  it('has the cells of a request under their headings after the owner has moved and added columns', async () => {
    await add('first');
    writeFileSync(path, 'Called?,Name,Page,Request,Phone,Custom trip,Trip,Received at\n');
    await add('second', 'form-0002');
    expect(linesOf(read())[1]).toBe(
      '"","second","/trips","form-0002","919876543210","no","Kerala","2027-01-01 01:30:00"',
    );
  });

  it('goes on with a file of an earlier version, which has no heading for the id', async () => {
    await add('first');
    writeFileSync(path, 'Received at,Name,Phone,Trip,Custom trip,Page\n');
    for (let time = 0; time < 2; time += 1) await add('second', 'form-0002');
    expect(linesOf(read()).slice(1)).toEqual([expect.stringMatching(/,"\/trips","form-0002"$/), '']);
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

  it('counts the requests of an address in each hour', async () => {
    const storage = csvStorage(path);
    const count = (address: string, hour: string) => storage.count(address, hour);
    expect([await count('a', '10'), await count('a', '10'), await count('b', '10')]).toEqual([1, 2, 1]);
    expect(await count('a', '11')).toBe(1);
  });
});
