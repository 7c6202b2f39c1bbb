import fs from 'node:fs';

// Faults of the file, imported before the server: now and then the disk is full in the middle of a row, or
// another program has locked the file.

const { openSync, writeSync } = fs;
let writes = 0;
let opens = 0;

fs.writeSync = ((file: number, bytes: Buffer) => {
  writes += 1;
  return writeSync(file, writes % 29 === 0 ? bytes.subarray(0, bytes.length / 2) : bytes);
}) as typeof fs.writeSync;

fs.openSync = ((path: string, flags: string, mode?: number) => {
  opens += 1;
  if (flags === 'a+' && opens % 97 === 0 && !/ \d+\.csv$/.test(path))
    throw Object.assign(new Error('locked'), { code: 'EBUSY' });
  return openSync(path, flags, mode);
}) as typeof fs.openSync;
