import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createCollector } from '../../src/features/callback/receiver/collector.ts';
import { CsvSpreadsheet } from '../../src/features/callback/receiver/csv-spreadsheet.ts';
import { appsScriptServices } from '../../src/features/callback/receiver/fake-apps-script.ts';
import type { Change, FakeSheet } from '../../src/features/callback/receiver/fake-spreadsheet.ts';
import { faultOf, type FaultName } from './faults.ts';

// The server under test, a process of its own: `node --expose-gc server.ts <CSV file> <rows per hour>`. Its
// parent sets the clock and the fault of each hour, and asks for the memory.
const [path = '', maxRows = ''] = process.argv.slice(2);

/** A message of the parent. */
export type Command = { type: 'hour'; time: number; fault: FaultName } | { type: 'memory' };

/** The answer to each message: for `memory` the bytes in use, else 0. */
export interface Reply {
  port: number;
  bytes: number;
}

let fault: FaultName = 'none';
let calls = 0;

/** Throws at every third call while this fault is set. */
function failAt(name: FaultName): void {
  if (fault !== name) return;
  calls += 1;
  if (calls % 3 === 0) throw new Error(faultOf(name).reason);
}

/** Throws at every call while this fault is set. */
function failAlwaysAt(name: FaultName): void {
  if (fault === name) throw new Error('Service unavailable');
}

/** The clock of the server runs from the time that the parent has set. */
const realNow = Date.now;
let ahead = 0;
Date.now = () => realNow() + ahead;

class SetDate extends Date {
  constructor() {
    super(Date.now());
  }
}

class FailingSpreadsheet extends CsvSpreadsheet {
  override find(name: string): FakeSheet | undefined {
    failAt('full');
    return super.find(name);
  }

  override apply(changes: readonly Change[]): void {
    failAt('write');
    super.apply(changes);
  }
}

const google = appsScriptServices(new FailingSpreadsheet(path));
const lock = google.LockService.getScriptLock();
const cache = google.CacheService.getScriptCache();

const services = {
  ...google,
  Date: SetDate,
  // Every mail to the owner fails.
  console: { warn: () => undefined },
  LockService: {
    getScriptLock: () => ({
      waitLock(milliseconds: number) {
        failAt('lock');
        lock.waitLock(milliseconds);
      },
      releaseLock: () => lock.releaseLock(),
    }),
  },
  CacheService: {
    getScriptCache() {
      failAlwaysAt('cache service');
      return {
        get(key: string) {
          failAlwaysAt('cache read');
          return cache.get(key);
        },
        put(key: string, value: string, seconds: number) {
          failAlwaysAt('cache write');
          cache.put(key, value, seconds);
        },
      };
    },
  },
};

const settings = { MAX_ROWS_PER_HOUR: Number(maxRows), OWNER_MAIL: 'office@club.example' };
const collector = createCollector({ services, settings });
await once(collector.listen(0, '127.0.0.1'), 'listening');
const { port } = collector.address() as AddressInfo;

/** Returns the bytes of the JavaScript heap and of buffers after all garbage has been collected. */
function bytesInUse(): number {
  for (let run = 0; run < 3; run += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const reply = (bytes = 0) => process.send?.({ port, bytes } satisfies Reply);

process.on('message', (command: Command) => {
  if (command.type === 'memory') return reply(bytesInUse());
  fault = command.fault;
  ahead = command.time - realNow();
  return reply();
});
reply();
