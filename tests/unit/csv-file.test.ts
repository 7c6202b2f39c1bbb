import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCallbackScript } from '../../src/features/callback/receiver/callback-script.ts';
import { CsvSpreadsheet } from '../../src/features/callback/receiver/csv-spreadsheet.ts';
import { appsScriptServices } from '../../src/features/callback/receiver/fake-apps-script.ts';

vi.mock('node:fs', { spy: true });

const HEADINGS = '"Received at","Name","Phone","Trip","Custom trip","Page"';
const SUCCESS = { status: 'success' };

/** Returns the rows of a CSV file whose cells have no line breaks. */
const linesOf = (text: string) => text.split(/\r\n|\n|\r/);

describe('The CSV file of callback requests', () => {
  let folder: string;
  let path: string;
  const read = () => readFileSync(path, 'utf8');
  /** Takes a request by a new collector, as after a new start. */
  const post = (name: string, MAX_WAIT_MS = 100) => {
    const script = loadCallbackScript(appsScriptServices(new CsvSpreadsheet(path)), { MAX_WAIT_MS });
    const contents = JSON.stringify({ name, phone: '919876543210', trip: 'Kerala', customTrip: false });
    return JSON.parse(script.doPost({ postData: { contents } })) as { status: string };
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'csv-'));
    path = join(folder, 'kept', 'requests.csv');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('has headings and one row for each request, and opens as UTF-8 in a spreadsheet program', () => {
    expect(post('आशा "A" देवी')).toEqual(SUCCESS);
    expect(linesOf(read())).toEqual([
      `\uFEFF${HEADINGS}`,
      expect.stringMatching(
        /^"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d","आशा ""A"" देवी","919876543210","Kerala","no","\/trips"$/,
      ),
      '',
    ]);
  });

  it('is for the owner of the computer only, and so is the folder made for it', () => {
    post('Asha');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'kept')).mode & 0o777).toBe(0o700);
  });

  it.each([
    ['\\r\\n', '\r\n'],
    ['\\n', '\n'],
    ['\\r', '\r'],
  ])('has no second headings after it was saved with %s, and keeps that kind of line end', (_, lineEnd) => {
    post('first');
    writeFileSync(path, read().replaceAll('\r\n', lineEnd));
    const saved = read();
    expect(post('second')).toEqual(SUCCESS);
    expect(read().startsWith(saved)).toBe(true);
    expect(read().slice(saved.length)).toMatch(new RegExp(`^"[^\r\n]*"second"[^\r\n]*"${lineEnd}$`));
  });

  it('has no second headings after it was saved without quotation marks and byte order mark', () => {
    const saved = 'Received at,Name,Phone,Trip,Custom trip,Page\n2026,"two\nlines",1,Goa,no,/trips\n';
    post('nobody');
    writeFileSync(path, saved);
    post('Asha');
    expect(read().startsWith(saved)).toBe(true);
    expect(linesOf(read().slice(saved.length))).toEqual([expect.stringContaining('"Asha"'), '']);
  });

  it('has the cells of a request under their headings after the owner has moved and added columns', () => {
    post('first');
    writeFileSync(path, 'Called?,Name,Page,Phone,Custom trip,Trip,Received at\n');
    post('second');
    expect(linesOf(read())[1]).toMatch(/^"","second","\/trips","919876543210","no","Kerala","\d{4}-/);
  });

  it('is left alone when its headings are gone: requests go to a second file', () => {
    post('first');
    writeFileSync(path, 'one;two\n');
    for (const name of ['second', 'third']) expect(post(name)).toEqual(SUCCESS);
    expect(read()).toBe('one;two\n');
    path = join(folder, 'kept', 'requests 2.csv');
    expect(linesOf(read())).toHaveLength(4);
  });

  it.each([
    ['deleted', () => rmSync(path)],
    ['deleted with its folder', () => rmSync(join(folder, 'kept'), { recursive: true })],
    ['emptied', () => writeFileSync(path, '')],
    ['emptied but for a byte order mark', () => writeFileSync(path, '\uFEFF')],
  ])('has its headings again after it was %s', (_, remove) => {
    post('first');
    remove();
    for (const name of ['second', 'third']) expect(post(name)).toEqual(SUCCESS);
    const lines = linesOf(read().replaceAll('\uFEFF', '')).filter((line) => line !== '');
    expect(lines).toEqual([HEADINGS, expect.stringContaining('second'), expect.stringContaining('third')]);
  });

  it.each([
    ['after a cell', '"2026","Ha"', '\r\n'],
    ['within a cell', '"2026","Ha', '"\r\n'],
    ['within a cell, after a quotation mark', '"2026","Ha""', '"\r\n'],
  ])('has a last row that ends %s completed before the next one', (_, torn, completion) => {
    post('first');
    const before = read() + torn;
    writeFileSync(path, before);
    post('second');
    expect(read().startsWith(before + completion)).toBe(true);
    expect(linesOf(read().slice(before.length + completion.length))).toEqual([
      expect.stringContaining('"second"'),
      '',
    ]);
  });

  it('never has a request later that could not be written', async () => {
    await mkdir(path, { recursive: true });
    expect(post('lost')).toEqual({ status: 'error: the file cannot be used (EISDIR)' });
    await rm(path, { recursive: true });
    expect(post('second')).toEqual(SUCCESS);
    expect(read()).not.toContain('lost');
  });

  it('has nothing of a request whose write stopped halfway', () => {
    post('first');
    const before = read();
    const write = fs.writeSync;
    vi.mocked(fs.writeSync).mockImplementationOnce((file) => {
      write(file, '"2026-01-01');
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    });
    expect(post('second').status).toBe('error: the file cannot be used (ENOSPC)');
    expect(read()).toBe(before);
  });

  it('is not written while another process holds its lock, and the answer says so', () => {
    post('first');
    writeFileSync(`${path}.lock`, '');
    expect(post('second')).toEqual({ status: 'error: another process holds the lock' });
    expect(read()).not.toContain('second');
  });

  it('is written after a process has ended without giving the lock free', () => {
    post('first');
    writeFileSync(`${path}.lock`, '');
    const aMinuteAgo = Date.now() / 1000 - 60;
    utimesSync(`${path}.lock`, aMinuteAgo, aMinuteAgo);
    expect(post('second')).toEqual(SUCCESS);
    expect(readdirSync(join(folder, 'kept'))).toEqual(['requests.csv']);
  });

  it(
    'has headings once and every row of its own when four processes write',
    { timeout: 60_000 },
    async () => {
      const writers = Array.from({ length: 4 }, (_, index) =>
        spawn(process.execPath, ['tests/unit/post-requests.ts', path, `Writer ${index}`, '50'], {
          stdio: ['ignore', 'inherit', 'inherit'],
        }),
      );
      await Promise.all(writers.map((writer) => once(writer, 'exit')));
      const [headings, ...rows] = linesOf(read());
      expect(headings).toBe(`\uFEFF${HEADINGS}`);
      expect(rows.pop()).toBe('');
      const names = rows.map((row) => row.split('","')[1]);
      expect(new Set(names).size).toBe(200);
      expect(names).toHaveLength(200);
    },
  );
});
