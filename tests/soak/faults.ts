/** What fails during an hour, and what it answers. Where a `reason` is given, every third call fails. */
export const FAULTS = {
  none: {},
  /** Another process holds the lock for too long. */
  lock: { reason: 'Lock timeout: another process was holding the lock for too long.' },
  /** A row cannot be appended. */
  write: { reason: 'the file cannot be used (ENOSPC)' },
  /** The spreadsheet has no space for a tab. */
  full: { reason: 'the spreadsheet would have more than 10000000 cells' },
  /** Every call of the cache fails, so that repeats are stored again. */
  'cache read': { storesRepeats: true },
  'cache write': { storesRepeats: true },
  'cache service': { storesRepeats: true },
  /** More requests come than an hour may have rows. */
  flood: { reason: 'too many requests in this hour' },
  /** The server ends without warning while requests are under way. */
  crash: {},
} as const satisfies Record<string, Fault>;

interface Fault {
  /** The reason in the answer to a request that fails. */
  reason?: string;
  storesRepeats?: boolean;
}

export type FaultName = keyof typeof FAULTS;

/** Returns the properties of a fault. */
export function faultOf(name: FaultName): Fault {
  return FAULTS[name];
}
