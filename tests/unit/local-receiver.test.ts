import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration, HookParameters } from 'astro';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServer, preview, type InlineConfig, type PreviewServer, type ViteDevServer } from 'vite';
import { localReceiver } from '../../src/features/callback/receiver/integration.ts';

const BODY = '{"name":"Asha","phone":"919876543210","trip":"Kerala","customTrip":false}';
const SECRET = 'personal data';

describe('The local receiver', { timeout: 30_000 }, () => {
  let folder: string;
  let root: string;
  let server: ViteDevServer | PreviewServer | undefined;
  let log: string[];
  const home = () => join(folder, 'home');
  const kept = () => join(home(), 'khush-parivaar', 'callback-requests.csv');
  const port = () => (server?.httpServer?.address() as AddressInfo).port;
  const statusOf = async (path: string) => (await fetch(`http://localhost:${port()}${path}`)).status;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'local-receiver-'));
    root = join(folder, 'project');
    for (const path of [root, home(), join(root, '.callback-requests'), join(root, 'dist')]) mkdirSync(path);
    vi.stubEnv('HOME', home());
    vi.stubEnv('USERPROFILE', home());
    vi.stubEnv('CALLBACK_CSV', undefined);
    log = [];
  });

  afterEach(async () => {
    await server?.close();
    server = undefined;
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  /** Returns the configuration of Vite that the integration makes. */
  async function configure(command: 'dev' | 'preview' | 'build'): Promise<InlineConfig> {
    let vite: InlineConfig = {};
    const note = (message: string) => void log.push(message);
    const parameters = {
      command,
      config: { base: '/', root: pathToFileURL(`${root}/`) },
      updateConfig: (config: { vite: InlineConfig }) => (vite = config.vite),
      logger: { info: note, warn: note },
    };
    const hooks: AstroIntegration['hooks'] = localReceiver().hooks;
    await hooks['astro:config:setup']?.(parameters as unknown as HookParameters<'astro:config:setup'>);
    return { ...vite, root, configFile: false, logLevel: 'silent' };
  }

  async function startDev(): Promise<void> {
    const vite = await configure('dev');
    server = await createServer({ ...vite, server: { ...vite.server, port: 0 } });
    await server.listen();
  }

  async function startPreview(): Promise<void> {
    const vite = await configure('preview');
    server = await preview({ ...vite, preview: { ...vite.preview, port: 0 } });
  }

  /** Sends a POST from a page of this origin. */
  async function post(origin = `http://localhost:${port()}`): Promise<number | undefined> {
    const options = { method: 'POST', headers: { Origin: origin } };
    const sent = httpRequest(`http://localhost:${port()}/callback`, options).end(BODY);
    const [response] = (await once(sent, 'response')) as [{ statusCode?: number; resume: () => void }];
    response.resume();
    return response.statusCode;
  }

  it.each([
    ['dev', startDev],
    ['preview', startPreview],
  ])('of %s takes a POST of a page of the site and refuses one of another site', async (_, start) => {
    await start();
    expect(await post('https://elsewhere.example')).toBe(403);
    expect(existsSync(kept())).toBe(false);
    expect(await post()).toBe(200);
    expect(readFileSync(kept(), 'utf8')).toContain('"Asha"');
  });

  it('keeps the requests in the home of the user, in a folder and file that nobody else can open', async () => {
    await startPreview();
    await post();
    expect(statSync(join(home(), 'khush-parivaar')).mode & 0o777).toBe(0o700);
    expect(statSync(kept()).mode & 0o777).toBe(0o600);
    expect(log).toEqual([`Callback requests are kept in ${kept()}`]);
  });

  it('keeps the requests in the file that CALLBACK_CSV names, and leaves its folder as it is', async () => {
    mkdirSync(join(folder, 'shared'));
    chmodSync(join(folder, 'shared'), 0o755);
    vi.stubEnv('CALLBACK_CSV', join(folder, 'shared', 'requests.csv'));
    await startPreview();
    await post();
    expect(readFileSync(join(folder, 'shared', 'requests.csv'), 'utf8')).toContain('"Asha"');
    expect(statSync(join(folder, 'shared')).mode & 0o777).toBe(0o755);
    expect(existsSync(kept())).toBe(false);
  });

  it('says where the requests of an earlier version are', async () => {
    const former = join(root, '.callback-requests', 'requests.csv');
    writeFileSync(former, SECRET);
    await configure('preview');
    expect(log).toContain(`Earlier callback requests are in ${former}: move that file.`);
  });

  it('does nothing in a build', async () => {
    expect(await configure('build')).toEqual({ root, configFile: false, logLevel: 'silent' });
    expect(log).toEqual([]);
  });

  it('lets dev serve no file of requests, whatever address is tried', async () => {
    vi.stubEnv('CALLBACK_CSV', join(root, 'my [new] requests.txt'));
    const files = [
      join(root, '.callback-requests', 'requests.csv'),
      join(root, 'requests 2.csv'),
      join(root, 'my [new] requests.txt'),
      join(root, '.env'),
      kept(),
    ];
    mkdirSync(join(home(), 'khush-parivaar'));
    for (const file of files) writeFileSync(file, SECRET);
    writeFileSync(join(root, 'public.txt'), 'not personal');
    await startDev();
    expect(await statusOf('/public.txt')).toBe(200);
    for (const file of files) {
      const paths = [`/@fs${encodeURI(file)}`, encodeURI(file.slice(root.length))];
      for (const path of file.startsWith(root) ? paths : paths.slice(0, 1))
        for (const query of ['', '?raw', '?url', '?inline', '?import&raw', '?raw??', '?.svg?.wasm?init'])
          expect([403, 404], path + query).toContain(await statusOf(path + query));
    }
  });

  it.each([
    ['dev', startDev],
    ['preview', startPreview],
  ])('lets no request target end the process of %s', async (_, start) => {
    await start();
    for (const target of [
      'http://[::bad/',
      'http://[',
      '//[',
      '*',
      '/%zz',
      '/%',
      '/%ff?a=1',
      '/callback?fail=1',
      '/callback/%00',
    ]) {
      const socket = connect(port(), 'localhost');
      socket.write(
        `POST ${target} HTTP/1.1\r\nHost: localhost:${port()}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
      expect(await text(socket), target).toMatch(/^HTTP\/1.1 [234]\d\d /);
    }
    expect(await statusOf('/callback')).toBe(200);
  });

  /** Sends the head of a request over a connection of its own, and returns the first line of the response. */
  async function sendHead(...lines: string[]): Promise<string | undefined> {
    const socket = connect(port(), 'localhost');
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    return (await text(socket)).split('\r\n')[0];
  }

  it.each([
    ['dev', startDev],
    ['preview', startPreview],
  ])('of %s refuses a page of another site whose name leads to this computer', async (_, start) => {
    await start();
    const lines = ['Host: elsewhere.example', 'Origin: http://elsewhere.example', 'Connection: close'];
    const response = await sendHead('POST /callback HTTP/1.1', ...lines, 'Content-Length: 0');
    expect(response).toBe('HTTP/1.1 403 Forbidden');
    expect(existsSync(kept())).toBe(false);
  });

  it('of preview closes the connection of a WebSocket, which a page of another site can open', async () => {
    await startPreview();
    for (const [path, protocol] of [
      ['/', 'vite-hmr'],
      ['/', 'chat'],
      ['/callback', 'chat'],
    ])
      expect(
        await sendHead(
          `GET ${path} HTTP/1.1`,
          `Host: localhost:${port()}`,
          'Origin: http://elsewhere.example',
          'Connection: Upgrade',
          'Upgrade: websocket',
          `Sec-WebSocket-Protocol: ${protocol}`,
          'Sec-WebSocket-Version: 13',
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        ),
      ).toBe('HTTP/1.1 404 Not Found');
  });

  it('answers while 1,000 connections are open that send nothing', async () => {
    await startPreview();
    const sockets = Array.from({ length: 1000 }, () => connect(port(), 'localhost'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    expect(await post()).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('answers while clients go away in the middle of a request, and stores nothing of it', async () => {
    await startPreview();
    for (let index = 0; index < 20; index += 1) {
      const socket = connect(port(), 'localhost');
      const head = `POST /callback HTTP/1.1\r\nHost: localhost:${port()}\r\nContent-Length: 500\r\n\r\n{"name":`;
      await new Promise((sent) => socket.write(head, sent));
      socket.destroy();
    }
    expect(await post()).toBe(200);
    expect(readFileSync(kept(), 'utf8').trim().split('\r\n')).toHaveLength(2);
  });
});
