import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { copyProjectTo } from '../project-copy.ts';

const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true });
});

/**
 * Copies the whole project into a temporary folder, which is gone after the tests of the file, and gives that
 * folder.
 */
export function copyOfProject(): string {
  const top = mkdtempSync(join(tmpdir(), 'project-'));
  copies.push(top);
  copyProjectTo(top);
  return top;
}

/** What a command has printed, and how it ended. */
export interface Outcome {
  code: number | null;
  text: string;
}

/** Runs an npm script in a project as an owner would. */
export async function npmRun(
  top: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const { child, text } = start(top, args, env);
  const code = await new Promise<number | null>((ended) => child.on('close', ended));
  return { code, text: text() };
}

/** Starts an npm script that goes on running; `text` gives what it has printed so far. */
export function start(
  top: string,
  args: string[],
  env: Record<string, string> = {},
): { child: ChildProcess; text: () => string } {
  const child = spawn('npm', ['run', ...args], {
    cwd: top,
    detached: true,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += String(part)));
  return { child, text: () => text };
}
