import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { createCollector } from './collector.ts';

const DEFAULT_CSV = '.callback-requests/requests.csv';

/**
 * Lets `dev` and `preview` collect callback requests at `/callback` in a CSV file, so that the form works before there is a
 * spreadsheet. The environment variable CALLBACK_CSV names another file.
 */
export function localCollector(): AstroIntegration {
  return {
    name: 'local-collector',
    hooks: {
      async 'astro:config:setup'({ command, config, updateConfig, logger }) {
        if (command !== 'dev' && command !== 'preview') return;
        const csvPath = resolve(process.env['CALLBACK_CSV'] ?? DEFAULT_CSV);
        const collector = createCollector(csvPath);
        await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
        collector.unref();
        const { port } = collector.address() as AddressInfo;
        const path = `${config.base.replace(/\/$/, '')}/callback`;
        const proxy = { [`^${path}(?=[/?]|$)`]: { target: `http://127.0.0.1:${port}` } };
        updateConfig({ vite: { server: { proxy }, preview: { proxy } } });
        logger.info(`Callback requests are kept in ${csvPath}`);
      },
    },
  };
}
