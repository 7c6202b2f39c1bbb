import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll } from 'vitest';

const PARTS = ['astro.config.mjs', 'package.json', 'tsconfig.json', 'content', 'public', 'src'];

const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true });
});

/** Copies the whole project into a temporary folder, which is gone after the tests of the file, and gives that folder. */
export function copyOfProject(): string {
  const top = mkdtempSync(join(tmpdir(), 'project-'));
  copies.push(top);
  for (const part of PARTS) cpSync(part, join(top, part), { recursive: true });
  // The packages one by one, so that the caches beside them stay each project's own.
  mkdirSync(join(top, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (/^\.(?!bin$)/.test(name)) continue;
    symlinkSync(resolve('node_modules', name), join(top, 'node_modules', name));
  }
  return top;
}

/** What a command has printed, and how it ended. */
export interface Outcome {
  code: number | null;
  text: string;
}

/** Runs an npm script in a project as an owner would. */
export async function npmRun(top: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const { child, text } = start(top, args, env);
  const code = await new Promise<number | null>((ended) => child.on('close', ended));
  return { code, text: text() };
}

/** Starts an npm script that goes on running; `text` gives what it has printed so far. */
export function start(top: string, args: string[], env: Record<string, string> = {}): { child: ChildProcess; text: () => string } {
  const child = spawn('npm', ['run', ...args], {
    cwd: top,
    detached: true,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += String(part)));
  return { child, text: () => text };
}
