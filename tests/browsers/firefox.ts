import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import type { Start } from './visitor.ts';

type Answer = [type: 1, id: number, error: { message: string } | null, result: { value: unknown }];

/** Starts the system's Firefox. It takes the commands of WebDriver by a protocol of its own, Marionette. */
export const startFirefox: Start = async () => {
  const profile = await mkdtemp(`${tmpdir()}/firefox-`);
  const port = await freePort();
  // It otherwise makes a request ten times that is refused.
  const settings = { 'marionette.port': port, 'network.http.request.max-attempts': 1 };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});`);
  await writeFile(`${profile}/user.js`, lines.join('\n'));
  const parameters = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const firefox = spawn('firefox-esr', parameters, { stdio: 'ignore' });
  process.once('exit', () => firefox.kill());
  const socket = await connected(port);
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes]);
    // Each message is JSON after its length and a colon. The first one is a greeting.
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      const message = JSON.parse(String(received.subarray(colon + 1, end))) as Answer;
      received = received.subarray(end);
      waiting.get(message[1])?.(message);
    }
  });
  const command = async (name: string, given: object) => {
    const id = waiting.size;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.set(id, resolve);
    const text = JSON.stringify([0, id, `WebDriver:${name}`, given]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await promise;
    if (error) throw new Error(error.message);
    return result;
  };
  // Nobody answers at the proxy: what lies outside of the machine fails at once.
  const proxy = { proxyType: 'manual', sslProxy: '127.0.0.1:9' };
  await command('NewSession', { pageLoadStrategy: 'none', proxy });
  const stop = async () => {
    firefox.kill();
    await once(firefox, 'exit');
    await rm(profile, { recursive: true });
  };
  return { send: command, stop };
};

/** Firefox does not say when it listens, so that it is asked until it answers. */
async function connected(port: number): Promise<Socket> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    if (await once(socket, 'connect').catch(() => null)) return socket;
    await wait(100);
  }
}
