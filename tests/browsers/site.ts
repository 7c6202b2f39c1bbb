import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { preview } from 'astro';
import { freePort } from '../free-port.ts';

const FOLDER = '.cache/browsers';

/** The CSV file in which the site keeps callback requests during the walk. */
export const CALLBACK_CSV = `${FOLDER}/requests.csv`;

/**
 * Under this name the pages keep a list of what went wrong in them, in the storage of the browser's session.
 */
export const ERRORS_KEY = 'errors';

/**
 * Serves a copy of the built site whose pages note what goes wrong in them, from the first script on:
 * WebKit's driver has no other way to hear of it. Stands before any Content-Security-Policy in the page,
 * which therefore lets it run.
 */
export async function serveSite() {
  await rm(FOLDER, { recursive: true, force: true });
  await cp('dist', `${FOLDER}/site`, { recursive: true });
  for (const page of globSync(`${FOLDER}/site/**/*.html`)) {
    const html = await readFile(page, 'utf8');
    const listening = html.replace(
      '<head>',
      () => `<head><script>(${String(noteErrors)})('${ERRORS_KEY}')</script>`,
    );
    if (listening === html) throw new Error(`${page} has no head.`);
    await writeFile(page, listening);
  }
  process.env['CALLBACK_CSV'] = CALLBACK_CSV;
  return preview({ logLevel: 'error', outDir: `${FOLDER}/site`, server: { port: await freePort() } });
}

/** Written into the pages as text, so it may name nothing outside itself. */
function noteErrors(key: string): void {
  const note = (what: string) => {
    const noted = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...new Set([...noted, `${location.pathname}: ${what}`])]));
  };
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`Content-Security-Policy: ${effectiveDirective} blocks ${blockedURI}`),
  );
}
