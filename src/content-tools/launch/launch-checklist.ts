import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { exitWith } from '../../build/exit.ts';
import { placeholderReport } from './placeholder-report.ts';
import { reminders } from './reminders.ts';

/** Settings that a build does not need, but the public site does. */
interface LaunchSettings {
  SITE_URL: string;
  TRIPS_SERVER_URL: string;
  CALLBACK_URL: string;
}

const INSTRUCTIONS = [
  'Write the real fact, then remove its name from the list "placeholders" in the same file.',
  'To build only when nothing is open: npm run build -- --launch',
].join('\n');

/**
 * Returns an Astro integration that prints a launch checklist after a build: missing settings, and facts that
 * `content/` marks as placeholders. With `--launch` or the setting LAUNCH=yes, an open point stops the build,
 * but a reminder does not.
 */
export function launchChecklist(settings: LaunchSettings, launch: 'yes' | ''): AstroIntegration {
  let open: string[] = [];
  let due: string[] = [];
  return {
    name: 'launch-checklist',
    hooks: {
      async 'astro:config:setup'({ command, config }) {
        if (command !== 'build') return;
        const root = fileURLToPath(config.root);
        open = [...openSettings(settings), ...(await placeholderReport(root))];
        due = await reminders(root);
        if (launch && open.length > 0) exitWith(`Nothing was built, because ${formatChecklist(open)}`);
      },
      'astro:build:done'() {
        if (open.length > 0)
          console.log(`\nThe site is built. Before it is launched, ${formatChecklist(open)}\n`);
        if (due.length > 0) console.log(`\nThe site works, but this is due:\n\n${formatList(due)}\n`);
      },
    },
  };
}

function formatChecklist(open: string[]): string {
  const points = open.length === 1 ? '1 point is open' : `${open.length} points are open`;
  return `${points}:\n\n${formatList(open)}\n\n${INSTRUCTIONS}`;
}

function formatList(points: string[]): string {
  return points.map((point) => `  - ${point}`).join('\n');
}

/** Returns a line for each setting that is missing or whose address visitors cannot use. */
export function openSettings({ SITE_URL, TRIPS_SERVER_URL, CALLBACK_URL }: LaunchSettings): string[] {
  const addresses = Object.entries({ SITE_URL, TRIPS_SERVER_URL, CALLBACK_URL });
  return [
    ...(SITE_URL
      ? []
      : ['setting SITE_URL is not set: no canonical address, no picture beside a shared link, no sitemap']),
    ...(CALLBACK_URL ? [] : ['setting CALLBACK_URL is not set: you would not receive any callback request']),
    ...addresses.flatMap(([name, address]) => {
      const problem = address && addressProblem(address);
      return problem ? [`setting ${name} is ${address}, ${problem}`] : [];
    }),
  ];
}

/** Host names of the local computer or network, and names that are reserved for examples. */
const UNREACHABLE =
  /^(localhost|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|0\.0\.0\.0|\[::1\]|(.*\.)?example\.(com|net|org)|.*\.(example|test|invalid|localhost|local))$/;

function addressProblem(address: string): string | undefined {
  const { hostname, protocol } = new URL(address);
  if (UNREACHABLE.test(hostname)) return 'which no visitor can reach';
  return protocol === 'https:' ? undefined : 'which browsers do not trust: it must begin with https://';
}
