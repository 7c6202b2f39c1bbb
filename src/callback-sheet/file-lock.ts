import { closeSync, openSync, rmSync, statSync } from 'node:fs';

/** A lock is held for some milliseconds. If it is this old, the process that took it has ended. */
const STALE_MS = 5000;

const RETRY_MS = 5;

/** EPERM: on Windows, while the file is being deleted. */
const TAKEN = ['EEXIST', 'EPERM'];

/**
 * Takes a lock that one process at a time can have: a file that this call creates. It blocks until then.
 * @throws Error when the lock is not free within `waitMs` milliseconds, or the file cannot be created.
 */
export function takeLock(path: string, waitMs: number): void {
  const end = Date.now() + waitMs;
  while (!createFile(path)) {
    if (Date.now() >= end) throw new Error('another process holds the lock');
    removeStaleLock(path);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
  }
}

/** Gives the lock free. */
export function releaseLock(path: string): void {
  rmSync(path, { force: true });
}

/**
 * Removes a stale lock. One process at a time may do so: a second one would remove the lock that the first
 * takes next.
 */
function removeStaleLock(path: string): void {
  const guard = `${path}.stale`;
  if (!isStale(path) || !createFile(guard)) return;
  try {
    if (isStale(path)) releaseLock(path);
  } finally {
    rmSync(guard);
  }
}

function isStale(path: string): boolean {
  const file = statSync(path, { throwIfNoEntry: false });
  return file !== undefined && Date.now() - file.mtimeMs > STALE_MS;
}

/** Creates an empty file and tells whether it was not there before. */
function createFile(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx', 0o600));
    return true;
  } catch (error) {
    if (TAKEN.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
