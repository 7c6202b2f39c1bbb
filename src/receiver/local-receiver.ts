import fs from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { AstroIntegration } from 'astro';
import type { ProxyOptions } from 'vite';
import { handle, type CallbackStorage } from './handle.ts';
import { CSV_HEADINGS, csvRow } from './stored-request.ts';

/** Files that `astro dev` must not serve: Vite's default list, which this replaces, and files of requests. */
const NEVER_SERVED = [
  ...['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'],
  '*.csv',
];

/**
 * Stores callback requests during `dev` and `preview` in a CSV file, so that the form works without another
 * receiver. The file is in the user's home folder unless CALLBACK_CSV names another one.
 */
export function localReceiver(): AstroIntegration {
  return {
    name: 'local-receiver',
    hooks: {
      'astro:config:setup'({ command, config, updateConfig, logger }) {
        if (command !== 'dev' && command !== 'preview') return;
        const file = join(homedir(), 'khush-parivaar', 'callback-requests.csv');
        const path = resolve(process.env['CALLBACK_CSV'] || file);
        const storage = csvStorage(path);
        const address = new RegExp(`^${config.base.replace(/\/$/, '')}/callback/?(\\?|$)`);
        const proxy: Record<string, ProxyOptions> = {
          // Every request passes `bypass`, and none is forwarded: `astro preview` has no other hook.
          '^': {
            async bypass(request, response) {
              const { url = '' } = request;
              if (response && address.test(url))
                await sendResponse(response, await handle(createRequest(request, response), storage));
              return url;
            },
          },
        };
        const deny = [...NEVER_SERVED, basename(path)];
        updateConfig({ vite: { server: { proxy, fs: { deny } }, preview: { proxy } } });
        logger.info(`Callback requests are kept in ${path}`);
      },
    },
  };
}

/** A storage in a CSV file, to which one process may write, and which only its user may read. */
export function csvStorage(path: string): CallbackStorage {
  // Latin-1 keeps every byte, also of a file that a program has saved in another encoding.
  const read = () => (fs.existsSync(path) ? fs.readFileSync(path, 'latin1') : '');
  // The id is the last but one cell of a row, or the last one in rows of an earlier version. A program may
  // have saved the file with other separators.
  const ids = new Set(read().match(/[A-Za-z0-9-]{8,64}(?="?([,;\t]"?(yes|no)"?)?$)/gm));
  return {
    add(request) {
      if (ids.has(request.id)) return;
      fs.mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      const stored = read();
      const text = withHeadings(stored);
      if (text !== stored) fs.writeFileSync(path, text, { encoding: 'latin1', mode: 0o600 });
      fs.appendFileSync(path, endOfLastRow(text) + csvRow(request), { mode: 0o600 });
      ids.add(request.id);
    },
  };
}

/** Adds missing headings, and the byte order mark if a program removed it. */
function withHeadings(text: string): string {
  const headings = Buffer.from(CSV_HEADINGS).toString('latin1');
  if (text === '') return headings;
  return text
    .replace(/^(?="?Received at)/, headings.slice(0, 3))
    .replace(/^(.*([,;\t])("?)Request"?)(?=\r?\n)/, '$1$2$3Likely robot$3');
}

/** The characters that are missing at the end of the last row. */
function endOfLastRow(text: string): string {
  if (text.split('"').length % 2 === 0) return '"\r\n';
  return text.endsWith('\n') ? '' : '\r\n';
}
