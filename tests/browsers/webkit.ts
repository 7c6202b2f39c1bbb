import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import type { Start } from './visitor.ts';

const PATHS = {
  Navigate: 'url',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
  SetWindowRect: 'window/rect',
};
const CAPABILITIES = {
  browserName: 'MiniBrowser',
  // Otherwise every command waits for a script that a test holds back.
  pageLoadStrategy: 'none',
  // Nobody answers there: what lies outside of the machine fails at once.
  proxy: { proxyType: 'manual', sslProxy: '127.0.0.1:9' },
  'webkitgtk:browserOptions': {
    binary: globSync('/usr/{lib,lib/*,libexec}/webkit2gtk-*/MiniBrowser').sort().at(-1),
    args: ['--automation'],
  },
};

/** Starts the system's WebKit by its driver, which takes the commands of WebDriver over HTTP. */
export const startWebKit: Start = async () => {
  const programs: ChildProcess[] = [];
  const run = (program: string, parameters: string[], env = {}) => {
    const child = spawn(program, parameters, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    process.once('exit', () => child.kill());
    programs.push(child);
    return child;
  };
  // It has no mode without a screen. Xvfb chooses a free number, and prints it once it is ready.
  const screen = run('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
  const [number] = (await once(screen.stdout, 'data')) as unknown[];
  const port = await freePort();
  const DISPLAY = `:${String(number).trim()}`;
  // Without a graphics card WebKit now and then dies in Mesa while it paints, unless it paints by itself.
  run('WebKitWebDriver', [`--port=${port}`], { DISPLAY, WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' });
  const post = async (path: string, body: object, longest: number) => {
    const init = { method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(longest) };
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, init);
    const answer = (await response.json()) as { value: { message?: string; sessionId?: string } };
    if (!response.ok) throw new Error(answer.value.message);
    return answer;
  };
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => null))) await wait(100);
  const { value } = await post('', { capabilities: { alwaysMatch: CAPABILITIES } }, 50_000);
  const session = `/${value.sessionId}`;
  return {
    // Now and then the driver loses a question while one page follows another.
    send: (command, parameters) => post(`${session}/${PATHS[command]}`, parameters, 8000),
    stop: async () => {
      await fetch(`http://127.0.0.1:${port}/session${session}`, { method: 'DELETE' });
      for (const program of programs) program.kill();
    },
  };
};
