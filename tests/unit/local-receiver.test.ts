import { once } from 'node:events';
import fs from 'node:fs';
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
    folder = fs.mkdtempSync(join(tmpdir(), 'local-receiver-'));
    root = join(folder, 'project');
    for (const path of [root, home(), join(root, '.callback-requests'), join(root, 'dist')])
      fs.mkdirSync(path);
    vi.stubEnv('HOME', home());
    vi.stubEnv('USERPROFILE', home());
    vi.stubEnv('CALLBACK_CSV', undefined);
    log = [];
  });

  afterEach(async () => {
    await server?.close();
    server = undefined;
    vi.unstubAllEnvs();
    fs.rmSync(folder, { recursive: true });
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

  /** Sends the head of a request over a connection of its own, and returns the first line of the response. */
  async function sendHead(...lines: string[]): Promise<string | undefined> {
    const socket = connect(port(), 'localhost');
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    return (await text(socket)).split('\r\n')[0];
  }

  const STARTS = [
    ['dev', startDev],
    ['preview', startPreview],
  ] as const;

  it.each(STARTS)(
    'of %s takes a POST of a page of the site and refuses one of another site',
    async (_, start) => {
      await start();
      expect(await post('https://elsewhere.example')).toBe(403);
      expect(fs.existsSync(kept())).toBe(false);
      expect(await post()).toBe(200);
      expect(fs.readFileSync(kept(), 'utf8')).toContain('"Asha"');
    },
  );

  it('keeps the requests in the home of the user, in a folder and file that nobody else can open', async () => {
    const former = join(root, '.callback-requests', 'requests.csv');
    fs.writeFileSync(former, SECRET);
    await startPreview();
    await post();
    expect(fs.statSync(join(home(), 'khush-parivaar')).mode & 0o777).toBe(0o700);
    expect(fs.statSync(kept()).mode & 0o777).toBe(0o600);
    expect(log).toEqual([
      `Callback requests are kept in ${kept()}`,
      `Earlier callback requests are in ${former}: move that file.`,
    ]);
  });

  it('keeps the requests in the file that CALLBACK_CSV names, and leaves its folder as it is', async () => {
    const shared = join(folder, 'shared');
    fs.mkdirSync(shared);
    fs.chmodSync(shared, 0o755);
    vi.stubEnv('CALLBACK_CSV', join(shared, 'requests.csv'));
    await startPreview();
    await post();
    expect(fs.readFileSync(join(shared, 'requests.csv'), 'utf8')).toContain('"Asha"');
    expect(fs.statSync(shared).mode & 0o777).toBe(0o755);
    expect(fs.existsSync(kept())).toBe(false);
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
    fs.mkdirSync(join(home(), 'khush-parivaar'));
    for (const file of files) fs.writeFileSync(file, SECRET);
    fs.writeFileSync(join(root, 'public.txt'), 'not personal');
    await startDev();
    expect(await statusOf('/public.txt')).toBe(200);
    for (const file of files) {
      const paths = [`/@fs${encodeURI(file)}`, encodeURI(file.slice(root.length))];
      for (const path of file.startsWith(root) ? paths : paths.slice(0, 1))
        for (const query of ['', '?raw', '?url', '?inline', '?import&raw', '?raw??', '?.svg?.wasm?init'])
          expect([403, 404], path + query).toContain(await statusOf(path + query));
    }
  });

  it.each(STARTS)('lets no request target end the process of %s', async (_, start) => {
    await start();
    const targets = 'http://[::bad/ http://[ //[ * /%zz /% /%ff?a=1 /callback?fail=1 /callback/%00'.split(
      ' ',
    );
    for (const target of targets) {
      const lines = [`Host: localhost:${port()}`, 'Connection: close', 'Content-Length: 0'];
      expect(await sendHead(`POST ${target} HTTP/1.1`, ...lines), target).toMatch(/^HTTP\/1.1 [234]\d\d /);
    }
    expect(await statusOf('/callback')).toBe(200);
  });

  it.each(STARTS)(
    'of %s refuses a page of another site whose name leads to this computer',
    async (_, start) => {
      await start();
      const lines = ['Host: elsewhere.example', 'Origin: http://elsewhere.example', 'Connection: close'];
      const response = await sendHead('POST /callback HTTP/1.1', ...lines, 'Content-Length: 0');
      expect(response).toBe('HTTP/1.1 403 Forbidden');
      expect(fs.existsSync(kept())).toBe(false);
    },
  );

  it('of preview closes the connection of a WebSocket, which a page of another site can open', async () => {
    await startPreview();
    const lines = [
      'Host: localhost',
      'Origin: http://elsewhere.example',
      'Connection: Upgrade',
      'Upgrade: websocket',
    ];
    const key = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
    for (const [path, protocol] of [
      ['/', 'vite-hmr'],
      ['/', 'chat'],
      ['/callback', 'chat'],
    ]) {
      const offer = `Sec-WebSocket-Protocol: ${protocol}`;
      expect(await sendHead(`GET ${path} HTTP/1.1`, ...lines, ...key, offer)).toBe('HTTP/1.1 404 Not Found');
    }
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
    expect(fs.readFileSync(kept(), 'utf8').trim().split('\r\n')).toHaveLength(2);
  });
});
