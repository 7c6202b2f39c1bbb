import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { exitWith } from '../build/exit.ts';
import { placeholderReport } from './placeholder-report.ts';

/** Settings without which the site would run, but not for its visitors. */
interface LaunchSettings {
  SITE_URL: string;
  TRIPS_SERVER_URL: string;
  CALLBACK_URL: string;
}

const HOW_TO_CLOSE = [
  'Write the real fact, then take its name out of the list "placeholders" in the same file.',
  'To build only when nothing is open: npm run build -- --launch',
].join('\n');

/**
 * Says at the end of a build what is still open before a launch: settings, and what `content/` marks as not
 * settled (decision 20). With `--launch`, or where the setting LAUNCH is yes, nothing is built as long as
 * something is open.
 */
export function launchChecklist(settings: LaunchSettings, launchSetting: string): AstroIntegration {
  let open: string[] = [];
  return {
    name: 'launch-checklist',
    hooks: {
      async 'astro:config:setup'({ command, config }) {
        if (command !== 'build') return;
        open = [...openSettings(settings), ...(await placeholderReport(fileURLToPath(config.root)))];
        if (isLaunch(launchSetting) && open.length > 0)
          exitWith(`Nothing was built, because ${formatIssue(open)}`);
      },
      'astro:build:done'() {
        if (open.length > 0)
          console.log(`\nThe site is built. Before it is launched, ${formatIssue(open)}\n`);
      },
    },
  };
}

/** Also by `npm run build --launch`, which npm keeps for itself and tells by a variable. */
function isLaunch(setting: string): boolean {
  return process.argv.includes('--launch') || 'npm_config_launch' in process.env || setting === 'yes';
}

function formatIssue(open: string[]): string {
  const points = open.length === 1 ? '1 point is open' : `${open.length} points are open`;
  return `${points}:\n\n${open.map((point) => `  - ${point}`).join('\n')}\n\n${HOW_TO_CLOSE}`;
}

/** Gives a line for each setting that is missing, or that no visitor could use. */
export function openSettings({ SITE_URL, TRIPS_SERVER_URL, CALLBACK_URL }: LaunchSettings): string[] {
  const addresses = Object.entries({ SITE_URL, TRIPS_SERVER_URL, CALLBACK_URL });
  return [
    ...(SITE_URL
      ? []
      : ['setting SITE_URL is not set: no canonical address, no picture beside a shared link, no sitemap']),
    ...(CALLBACK_URL ? [] : ['setting CALLBACK_URL is not set: no callback request would reach you']),
    ...addresses.flatMap(([name, address]) => {
      const fault = address && faultOf(address);
      return fault ? [`setting ${name} is ${address}, ${fault}`] : [];
    }),
  ];
}

/** Addresses within one's own computer or network, and names that exist for examples. */
const UNREACHABLE =
  /^(localhost|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|0\.0\.0\.0|\[::1\]|(.*\.)?example\.(com|net|org)|.*\.(example|test|invalid|localhost|local))$/;

function faultOf(address: string): string | undefined {
  const { hostname, protocol } = new URL(address);
  if (UNREACHABLE.test(hostname)) return 'which no visitor can reach';
  return protocol === 'https:' ? undefined : 'which browsers do not trust: it must begin with https://';
}
