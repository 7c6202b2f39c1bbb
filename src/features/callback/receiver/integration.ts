import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { createCollector } from './collector.ts';
import { CsvSpreadsheet } from './csv-spreadsheet.ts';
import { appsScriptServices } from './fake-apps-script.ts';
import { replaceInvalidTargets } from './request-targets.ts';

/** The file in which earlier versions stored the requests. */
const FORMER_CSV = '.callback-requests/requests.csv';

/** Files that `astro dev` must not serve: Vite's default list, and files of callback requests. */
const NEVER_SERVED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.callback-requests/**', '*.csv'];

/**
 * Returns an Astro integration that stores callback requests during `dev` and `preview` in a CSV file, so
 * that the form works without a spreadsheet. The file is in the user's home folder; the environment variable
 * CALLBACK_CSV sets another one.
 */
export function localCollector(): AstroIntegration {
  return {
    name: 'local-collector',
    hooks: {
      async 'astro:config:setup'({ command, config, updateConfig, logger }) {
        if (command !== 'dev' && command !== 'preview') return;
        replaceInvalidTargets();
        const csvPath = resolve(
          process.env['CALLBACK_CSV'] || join(homedir(), 'khush-parivaar', 'callback-requests.csv'),
        );
        const path = `${config.base.replace(/\/$/, '')}/callback`;
        const services = appsScriptServices(new CsvSpreadsheet(csvPath));
        const collector = createCollector({ services, path });
        await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
        collector.unref();
        const { port } = collector.address() as AddressInfo;
        const proxy = { [`^${path}(?=[/?]|$)`]: { target: `http://127.0.0.1:${port}` } };
        const deny = [...NEVER_SERVED, basename(csvPath).replace(/[^\w.-]/g, '?')];
        updateConfig({ vite: { server: { proxy, fs: { deny } }, preview: { proxy } } });
        logger.info(`Callback requests are kept in ${csvPath}`);
        const former = fileURLToPath(new URL(FORMER_CSV, config.root));
        if (existsSync(former)) logger.warn(`Earlier callback requests are in ${former}: move that file.`);
      },
    },
  };
}
