import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { exitWith } from '../../build/exit.ts';
import type { Settings } from '../../build/settings.ts';
import { CONTENT_ROOT } from '../../lib/content-root.ts';
import { isBuiltByHostingProvider } from '../../lib/hosting-provider.ts';
import { placeholderReport, reminders } from './placeholder-report.ts';

type LaunchSettings = Pick<Settings, 'SITE_URL' | 'TRIPS_SERVER_URL' | 'CALLBACK_URL'>;

/** How long the receiver of callback requests may take to answer. */
const MAX_WAIT_MS = 10_000;

const INSTRUCTIONS = `Write the real fact, then remove its name from the list "placeholders" in the same file.
To build only when nothing is open, set LAUNCH=yes.`;

/**
 * Returns an Astro integration that prints a launch checklist after a build: missing settings, and facts that
 * `content/` marks as placeholders. With the setting LAUNCH=yes an open point stops the build, but a reminder
 * does not. A build by a hosting provider without LAUNCH is a preview: each page says how many points are
 * open.
 */
export function launchChecklist({
  LAUNCH,
  ...settings
}: LaunchSettings & Pick<Settings, 'LAUNCH'>): AstroIntegration {
  let open: string[] = [];
  let due: string[] = [];
  return {
    name: 'launch-checklist',
    hooks: {
      async 'astro:config:setup'({ command, config, updateConfig }) {
        if (command !== 'build') return;
        const root = resolve(fileURLToPath(config.root), CONTENT_ROOT);
        open = [...openSettings(settings), ...(await placeholderReport(root))];
        if (LAUNCH) open.push(...(await receiverPoints(settings.CALLBACK_URL)));
        due = await reminders(root);
        if (LAUNCH && open.length > 0) exitWith(`Nothing was built, because ${formatChecklist(open)}`);
        if (!LAUNCH && isBuiltByHostingProvider(process.env))
          updateConfig({
            vite: { define: { 'import.meta.env.PREVIEW': JSON.stringify(countPoints(open)) } },
          });
      },
      'astro:build:done'() {
        if (open.length > 0)
          console.log(`\nThe site is built. Before it is launched, ${formatChecklist(open)}\n`);
        if (due.length > 0) console.log(`\nThe site works, but this is due:\n\n${formatList(due)}\n`);
      },
    },
  };
}

/** Returns a line if the receiver of callback requests does not answer that it is ready. */
export async function receiverPoints(address: string): Promise<string[]> {
  if (!address) return [];
  const answer: unknown = await fetch(address, { signal: AbortSignal.timeout(MAX_WAIT_MS) })
    .then((response) => response.json())
    .catch(() => undefined);
  if ((answer as { status?: unknown } | undefined)?.status === 'ready') return [];
  return [`setting CALLBACK_URL is ${address}, which does not answer {"status":"ready"} as a receiver does`];
}

function formatChecklist(open: string[]): string {
  return `${countPoints(open)}:\n\n${formatList(open)}\n\n${INSTRUCTIONS}`;
}

function countPoints({ length }: string[]): string {
  return length === 1 ? '1 point is open' : `${length} points are open`;
}

function formatList(points: string[]): string {
  return points.map((point) => `  - ${point}`).join('\n');
}

/** Host names of the local computer or network, and names that are reserved for examples. */
const UNREACHABLE =
  /^(localhost|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|0\.0\.0\.0|\[::1\]|(.*\.)?example\.(com|net|org)|.*\.(example|test|invalid|localhost|local))$/;

/** Returns a line for each setting that is missing or whose address visitors cannot use. */
export function openSettings({ SITE_URL, TRIPS_SERVER_URL, CALLBACK_URL }: LaunchSettings): string[] {
  const missing = {
    SITE_URL: SITE_URL ? '' : 'no canonical address, no picture beside a shared link, no sitemap',
    CALLBACK_URL: CALLBACK_URL ? '' : 'the panel would have the telephone number in place of the form',
  };
  const unusable = Object.entries({ SITE_URL, TRIPS_SERVER_URL, CALLBACK_URL }).flatMap(([name, address]) => {
    const { hostname, protocol } = address ? new URL(address) : { hostname: '', protocol: 'https:' };
    if (UNREACHABLE.test(hostname)) return `setting ${name} is ${address}, which no visitor can reach`;
    return protocol === 'https:' ? [] : `setting ${name} is ${address}, which must begin with https://`;
  });
  return [
    ...Object.entries(missing).flatMap(([name, effect]) =>
      effect ? `setting ${name} is not set: ${effect}` : [],
    ),
    ...unusable,
  ];
}
