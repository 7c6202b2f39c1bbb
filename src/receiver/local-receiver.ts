import { basename } from 'node:path';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { AstroIntegration } from 'astro';
import type { ProxyOptions } from 'vite';
import { csvPath, csvStorage } from './csv-storage.ts';
import { handle } from './handle.ts';

/** Files that `astro dev` must not serve: Vite's default list, which this replaces, and files of requests. */
const NEVER_SERVED = [
  ...['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'],
  '*.csv',
];

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
        const path = csvPath();
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
