import { describe, expect, it, vi } from 'vitest';
import { FakeSheet, SCRIPT_TEXT, startScript } from './fake-sheet.ts';
import { bodyOf, describeReceiver, type Parameters } from './requests.ts';

const TAB = 'Callback requests';
const HEADINGS = 'Received at,Name,Phone,Trip,Custom trip,Page,Request,Likely robot'.split(',');

const fail = (message: string) => () => {
  throw new Error(message);
};

/** A spreadsheet with the script, and a full tab of requests with these rows, if there are any. */
function startSheet(given: string[][] = [], services: object = {}) {
  const sheet = new FakeSheet();
  if (given[0]) Object.assign(sheet, { rows: given, maxRows: given.length, maxColumns: given[0].length });
  const tabs = new Map(given.length > 0 ? [[TAB, sheet]] : []);
  const script = startScript(tabs, services);
  const statusIn = (response: string) => (JSON.parse(response) as { status: string }).status;
  const send = (body = bodyOf(), parameters: Parameters = {}) => {
    // Google leaves out what is not in the address.
    const parameter = JSON.parse(JSON.stringify(parameters)) as Parameters;
    return statusIn(script.doPost({ parameter, postData: { contents: body } }));
  };
  // A number stays a number here, and is not equal to a text.
  const rows = () => (tabs.get(TAB)?.rows ?? []) as string[][];
  return { script, send, rows, open: () => statusIn(script.doGet()) };
}

describeReceiver('The Google Sheet', () => {
  const { send, open, rows } = startSheet();
  return {
    send: (body, parameters) => Promise.resolve(send(body, parameters)),
    open: () => Promise.resolve(open()),
    rows: () => Promise.resolve(rows().slice(1)),
  };
});

describe('A request in the Google Sheet', () => {
  it('is below the headings, in a tab that is made for it', () => {
    const { send, rows } = startSheet();
    send();
    expect(rows()).toEqual([HEADINGS, expect.arrayContaining(['Asha'])]);
  });

  it('is under its headings, which the owner has moved, below all rows, and changes no other cell', () => {
    const headings =
      'Called?,Phone, Name ,Request,Notes,Trip,Received at,Page,Custom trip,Likely robot'.split(',');
    const notes = ['', '', '', '', 'ring at 6'];
    const { send, rows } = startSheet([[...headings], ['yes'], [...notes]]);
    send(bodyOf(), { id: 'form-0001', page: '/trips' });
    const [time] = rows()[3]?.splice(6, 1) ?? [];
    const row = ['', '91 98765 43210', 'Asha', 'form-0001', '', 'Kerala', '/trips', 'no', 'no'];
    expect(rows()).toEqual([headings, ['yes'], notes, row]);
    expect(time).toMatch(/^\d{4}-/);
  });

  it.each([
    ['is renamed', HEADINGS.with(2, 'Telephone'), [...HEADINGS.with(2, 'Telephone'), 'Phone']],
    ['is missing, as in an earlier version', HEADINGS.slice(0, 6), HEADINGS],
    ['of the mark is missing, as in an earlier version', HEADINGS.slice(0, 7), HEADINGS],
  ])('is complete when a heading %s: it is added at the right', (_, headings, expected) => {
    const { send, rows } = startSheet([headings]);
    for (let time = 0; time < 2; time += 1) expect(send(bodyOf(), { id: 'form-0001' })).toBe('success');
    expect(rows()).toEqual([expected, expect.arrayContaining(['Asha', '91 98765 43210', 'form-0001'])]);
  });

  it('is answered with success only after Google has written it, and the lock is free in any case', () => {
    const lock = { waitLock: vi.fn(), releaseLock: vi.fn() };
    const { script, send, rows } = startSheet([], { LockService: { getScriptLock: () => lock } });
    lock.waitLock.mockImplementationOnce(fail('Lock timeout'));
    expect(send()).toBe('error: Lock timeout');
    expect(rows()).toEqual([]);
    script.SpreadsheetApp.flush = fail('Service unavailable');
    expect(send()).toBe('error: Service unavailable');
    expect(lock.releaseLock).toHaveBeenCalledOnce();
  });

  it('is sent to the owner once by email, if there is an address, and is stored although that fails', () => {
    const [sendEmail, warn] = [vi.fn(), vi.fn()];
    const { script, send, rows } = startSheet([], { MailApp: { sendEmail }, console: { warn } });
    send(bodyOf(), { id: 'form-0001' });
    script.OWNER_MAIL = 'office@club.example';
    for (let time = 0; time < 2; time += 1) send(bodyOf(), { id: 'form-0002' });
    const text = expect.stringMatching(/Name: Asha\nPhone: 91 98765 43210\n[^]*\nhttps:\/\/docs/) as string;
    expect(sendEmail.mock.calls).toEqual([['office@club.example', 'New callback request', text]]);
    sendEmail.mockImplementation(fail('too many today'));
    expect(send()).toBe('success');
    expect(rows()).toHaveLength(4);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('too many today'));
  });
});

it('The spreadsheet script asks for access to its own spreadsheet only', () => {
  expect(SCRIPT_TEXT.split('*/')[0]).toMatch(/^ \* @OnlyCurrentDoc$/m);
});
