import { closeSync, openSync, rmSync, statSync } from 'node:fs';

/** Locks are held for a few milliseconds. If a lock is older than this, its process has ended. */
const STALE_MS = 5000;

const RETRY_MS = 5;

/** The error codes of an existing file. Windows reports EPERM while the file is being deleted. */
const TAKEN = ['EEXIST', 'EPERM'];

/**
 * Acquires a lock between processes by creating a file. Blocks until the lock is available.
 * @throws Error if the lock is not available within `waitMs` milliseconds, or the file cannot be created.
 */
export function acquireLock(path: string, waitMs: number): void {
  const end = Date.now() + waitMs;
  while (!createFile(path)) {
    if (Date.now() >= end) throw new Error('another process holds the lock');
    removeStaleLock(path);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
  }
}

/** Releases a lock. */
export function releaseLock(path: string): void {
  rmSync(path, { force: true });
}

/**
 * Removes a stale lock. A second lock file ensures that only one process does so at a time: another one could
 * remove a new lock.
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

/** Creates an empty file. Returns false if it already exists. */
function createFile(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx', 0o600));
    return true;
  } catch (error) {
    if (TAKEN.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
