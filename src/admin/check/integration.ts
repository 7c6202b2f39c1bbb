import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { checkContent } from './check.ts';
import { exitWith } from '../../build/exit.ts';
import { reportOn } from './messages.ts';
import { CONTENT_ROOT } from '../../lib/content-root.ts';
import { writeJsonSchemas } from '../../content-model/schemas/json-schemas.ts';

/** Milliseconds between two checks while the dev server waits for a correction. */
const WAIT_MS = 1000;

/** Milliseconds without a change before the content is checked: programs save a file in several steps. */
const DEBOUNCE_MS = 150;

/**
 * Returns an Astro integration that writes the JSON Schemas of `content/`, and checks it before Astro reads
 * it. With an error, a build ends with the report of the check, and the dev server waits to start until it is
 * fixed. Later errors are shown in the terminal and in open pages while the server keeps running.
 */
export function contentCheck(): AstroIntegration {
  let projectRoot = '';
  return {
    name: 'content-check',
    hooks: {
      async 'astro:config:setup'({ command, config, injectScript, isRestart }) {
        projectRoot = resolve(fileURLToPath(config.root), CONTENT_ROOT);
        if (command !== 'build' && command !== 'dev') return;
        writeJsonSchemas(fileURLToPath(config.root));
        if (command === 'build') {
          const { issues } = await checkContent(projectRoot);
          // The launch checklist prints the lists.
          const { text, stop } = reportOn({ issues, placeholders: [], untranslated: [] });
          // Astro would print a thrown error with its stack trace.
          if (stop) exitWith(text);
          if (issues.length > 0) console.log(`\n${text}\n`);
        } else {
          const script = fileURLToPath(new URL('dev-message.ts', import.meta.url));
          injectScript('page', `import ${JSON.stringify(script)}`);
          if (!isRestart) await waitUntilValid(projectRoot);
        }
      },
      'astro:server:setup'({ server }) {
        showIssues(server, projectRoot);
      },
    },
  };
}

const check = async (projectRoot: string) => reportOn(await checkContent(projectRoot));

/** Prints the errors in `content/` until there are none. */
async function waitUntilValid(projectRoot: string): Promise<void> {
  let shown = '';
  for (;;) {
    const { text, stop } = await check(projectRoot);
    if (!stop) return;
    if (text !== shown)
      console.error(`\n${text}\nThe site starts automatically when all mistakes are corrected.\n`);
    shown = text;
    await sleep(WAIT_MS);
  }
}

/** Checks `content/` after each change and shows errors in the terminal and in open pages. */
function showIssues(server: ViteDevServer, projectRoot: string): void {
  let errors = '';
  let timer: NodeJS.Timeout | undefined;

  async function checkAgain() {
    const { text, stop } = await check(projectRoot);
    const fixed = errors !== '' && !stop;
    errors = stop ? text : '';
    if (stop || fixed) console.log(`\n${text}\n`);
    if (fixed) server.hot.send({ type: 'full-reload' });
    else server.hot.send('content-check:errors', { text: errors });
  }

  server.watcher.on('all', (_, path) => {
    if (!path.replaceAll('\\', '/').includes('/content/')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void checkAgain(), DEBOUNCE_MS);
  });
  server.hot.on('content-check:ask', (_, client) => client.send('content-check:errors', { text: errors }));
}
