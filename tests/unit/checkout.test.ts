import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const GIT_FOR_WINDOWS = ['-c', 'core.autocrlf=true', '-c', 'core.safecrlf=false'];
// Two bytes 13 and 10, and the byte 0 of a binary file.
const BINARY = Buffer.from([13, 10, 0, 10]);

it('A checkout by Git for Windows has the line ends of the repository, and leaves pictures as they are', () => {
  const top = mkdtempSync(join(tmpdir(), 'checkout-'));
  onTestFinished(() => rmSync(top, { recursive: true }));
  const git = (...args: string[]) => execFileSync('git', [...GIT_FOR_WINDOWS, ...args], { cwd: top });
  git('init', '--quiet');
  copyFileSync('.gitattributes', join(top, '.gitattributes'));
  writeFileSync(join(top, 'run'), 'one\ntwo\n');
  writeFileSync(join(top, 'picture'), BINARY);
  git('add', '.');
  for (const file of ['run', 'picture']) rmSync(join(top, file));
  git('checkout-index', '--all', '--force');
  expect(readFileSync(join(top, 'run'), 'utf8')).toBe('one\ntwo\n');
  expect(readFileSync(join(top, 'picture'))).toEqual(BINARY);
});
