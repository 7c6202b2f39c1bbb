import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { checkContent } from './check.ts';
import { exitWith } from '#build/exit.ts';
import type { Settings } from '#build/settings.ts';
import { filesIn } from './files.ts';
import { formatIssue, reportOn } from './messages.ts';
import { CONTENT_ROOT } from '#content-model/content-folder.ts';
import { isBuiltByHostingProvider } from '#receiver/hosting-provider.ts';
import { checklist, countPoints, openPoints, type LaunchSettings } from '#admin/launch.ts';

/** The time between checks while the dev server waits, and after a change: programs save in several steps. */
const [WAIT_MS, DEBOUNCE_MS] = [1000, 150];

/**
 * Checks `content/` before Astro reads it. With an error a build ends with the report, and the dev server
 * waits until it is fixed; later errors are shown in the terminal and in open pages. A build lists what is
 * open before the launch, or stops there with LAUNCH=yes. Pages built by a hosting provider without it show
 * the count.
 */
export function contentCheck(settings: LaunchSettings & Pick<Settings, 'LAUNCH'>): AstroIntegration {
  let report = '';
  return {
    name: 'content-check',
    hooks: {
      async 'astro:config:setup'({ command, injectScript, isRestart, updateConfig }) {
        if (command === 'build') {
          const findings = await checkContent(filesIn(CONTENT_ROOT));
          // Astro would print a thrown error with its stack trace.
          if (findings.issues.length > 0) exitWith(reportOn(findings));
          const open = openPoints(settings, findings);
          if (settings.LAUNCH && open.length > 0) exitWith(`Nothing was built, because ${checklist(open)}`);
          if (!settings.LAUNCH && isBuiltByHostingProvider(process.env))
            updateConfig({ vite: { define: { 'import.meta.env.PREVIEW': `'${countPoints(open)}'` } } });
          report = findings.notes.map((note) => `\nNote: ${formatIssue(note)}\n`).join('');
          if (open.length > 0) report += `\nThe site is built. Before it is launched, ${checklist(open)}\n\n`;
        } else if (command === 'dev') {
          const script = fileURLToPath(new URL('dev-message.ts', import.meta.url));
          injectScript('page', `import ${JSON.stringify(script)}`);
          if (!isRestart) await waitUntilValid();
        }
      },
      'astro:server:setup': ({ server }) => showIssues(server),
      'astro:build:done': () => void process.stdout.write(report),
    },
  };
}

/** Prints the errors in `content/` until there are none. */
async function waitUntilValid(): Promise<void> {
  let shown = '';
  for (;;) {
    const text = await errorsIn();
    if (text === '') return;
    if (text !== shown)
      console.error(`\n${text}\nThe site starts automatically when all mistakes are corrected.\n`);
    shown = text;
    await sleep(WAIT_MS);
  }
}

/** The report of the check, or '' if there is no mistake. */
async function errorsIn(): Promise<string> {
  const findings = await checkContent(filesIn(CONTENT_ROOT));
  return findings.issues.length > 0 ? reportOn(findings) : '';
}

/** Checks `content/` after each change and shows errors in the terminal and in open pages. */
function showIssues(server: ViteDevServer): void {
  let errors = '';
  let timer: NodeJS.Timeout | undefined;

  async function checkAgain() {
    const text = await errorsIn();
    const fixed = errors !== '' && text === '';
    errors = text;
    if (errors || fixed) console.log(`\n${errors || 'All is well in content/.'}\n`);
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
