import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { checkContent } from './check.ts';
import { exitWith } from '../build/exit.ts';
import { reportOn, type Report } from './report.ts';

/**
 * How long the files must have been left alone before they are checked again: an editor saves in several
 * steps.
 */
const SETTLED_MS = 150;

/**
 * Checks `content/` before Astro reads it. A build with a issue ends with the check's own message; `dev`
 * waits for the issue to be mended, and shows later ones over the page and on the terminal without ending.
 */
export function contentCheck(): AstroIntegration {
  let top = '';
  return {
    name: 'content-check',
    hooks: {
      async 'astro:config:setup'({ command, config, isRestart }) {
        top = fileURLToPath(config.root).replace(/[\\/]$/, '');
        if (command === 'build') {
          const { text, stop } = await check(top);
          // An error thrown here would be shown with its stack trace.
          if (stop) exitWith(text);
          else if (text.startsWith('Note')) console.log(`\n${text}\n`);
        }
        if (command === 'dev' && !isRestart) await untilMended(top);
      },
      'astro:server:setup'({ server }) {
        showIssues(server, top);
      },
    },
  };
}

async function check(top: string): Promise<Report> {
  return reportOn(await checkContent(top));
}

/** Waits until there is no issue with which the site could not start, telling those that there are. */
async function untilMended(top: string): Promise<void> {
  for (;;) {
    const { text, stop } = await check(top);
    if (!stop) return;
    console.error(`\n${text}\nThe site starts by itself once all is mended.\n`);
    await contentChange(top);
  }
}

/** Resolves when a file of `content/` has changed and then been left alone for a moment. */
async function contentChange(top: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const watcher = watch(`${top}/content`, { recursive: true }, () => {
      watcher.close();
      setTimeout(resolve, SETTLED_MS);
    });
  });
}

/**
 * Checks again after each change of `content/`, and shows issues on the terminal and over every open page.
 */
function showIssues(server: ViteDevServer, top: string): void {
  let message = '';
  let timer: NodeJS.Timeout | undefined;
  const overlay = () => ({
    type: 'error' as const,
    err: { title: 'A mistake in content/', name: '', message: asHtml(message), stack: '' },
  });

  async function checkAgain() {
    const { text, stop } = await check(top);
    const mended = message !== '' && !stop;
    message = stop ? text : '';
    if (stop) {
      console.error(`\n${text}\n`);
      server.hot.send(overlay());
    }
    if (!mended) return;
    console.log(`\n${text}\n`);
    server.hot.send({ type: 'full-reload' });
  }

  server.watcher.on('all', (_, path) => {
    if (!isContentFile(top, path)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void checkAgain(), SETTLED_MS);
  });
  server.ws.on('connection', () => {
    if (message) server.ws.send(overlay());
  });
}

/** Whether a path that the watcher names lies in `content/`; Windows separates folders in another way. */
export function isContentFile(top: string, path: string): boolean {
  const normal = (name: string) => name.replaceAll('\\', '/').replace(/\/$/, '');
  return normal(path).startsWith(`${normal(top)}/content/`);
}

/** Astro's overlay takes its message as HTML. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
