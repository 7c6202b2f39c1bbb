import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { AstroIntegration } from 'astro';
import type { ProxyOptions } from 'vite';
import { csvPath, csvStorage } from './csv-storage.ts';
import { handle } from './handle.ts';
import { replaceInvalidTargets } from './request-targets.ts';

/** The file in which earlier versions stored the requests. */
const FORMER_CSV = '.callback-requests/requests.csv';

/** Files that `astro dev` must not serve: Vite's default list, and files of callback requests. */
const NEVER_SERVED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.callback-requests/**', '*.csv'];

/**
 * Returns an Astro integration that stores callback requests during `dev` and `preview` in a CSV file, so
 * that the form works without another receiver. The file is in the user's home folder; the environment
 * variable CALLBACK_CSV sets another one.
 */
export function localReceiver(): AstroIntegration {
  return {
    name: 'local-receiver',
    hooks: {
      'astro:config:setup'({ command, config, updateConfig, logger }) {
        if (command !== 'dev' && command !== 'preview') return;
        replaceInvalidTargets();
        const path = csvPath();
        const storage = csvStorage(path);
        const address = new RegExp(`^${config.base.replace(/\/$/, '')}/callback/?(\\?|$)`);
        const proxy: Record<string, ProxyOptions> = {
          // Every request passes `bypass`, and none is forwarded: `astro preview` has no other hook.
          '^': {
            ws: true,
            async bypass(request, response) {
              const { url = '', headers } = request;
              // An upgrade to a WebSocket, which only `astro dev` has. Another one would never be closed.
              if (!response) {
                const isVite = command === 'dev' && headers['sec-websocket-protocol']?.startsWith('vite-');
                return isVite ? url : false;
              }
              if (address.test(url))
                await sendResponse(response, await handle(createRequest(request, response), storage));
              return url;
            },
          },
        };
        const deny = [...NEVER_SERVED, basename(path).replace(/[^\w.-]/g, '?')];
        updateConfig({ vite: { server: { proxy, fs: { deny } }, preview: { proxy } } });
        logger.info(`Callback requests are kept in ${path}`);
        const former = fileURLToPath(new URL(FORMER_CSV, config.root));
        if (existsSync(former)) logger.warn(`Earlier callback requests are in ${former}: move that file.`);
      },
    },
  };
}
