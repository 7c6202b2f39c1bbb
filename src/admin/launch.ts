import type { AstroIntegration } from 'astro';
import { exitWith } from '../build/exit.ts';
import type { Settings } from '../build/settings.ts';
import { CONTENT_ROOT } from '../content-model/content-root.ts';
import { isBuiltByHostingProvider } from '../receiver/hosting-provider.ts';
import { checkContent } from './check/check.ts';
import { filesIn } from './check/files.ts';
import { formatIssue, type Findings } from './check/messages.ts';

type LaunchSettings = Pick<Settings, 'SITE_URL' | 'CALLBACK_URL'>;

const INSTRUCTIONS =
  'Settle a point, then remove its line under "placeholders". To build only when nothing is open, set LAUNCH=yes.';

/**
 * Returns an Astro integration that lists after a build what is open before the launch. With LAUNCH=yes it
 * stops the build instead. Without it, the pages of a build by a hosting provider say how much is open.
 */
export function launchChecklist(settings: LaunchSettings & Pick<Settings, 'LAUNCH'>): AstroIntegration {
  let open: string[] = [];
  let notes = '';
  return {
    name: 'launch-checklist',
    hooks: {
      async 'astro:config:setup'({ command, updateConfig }) {
        if (command !== 'build') return;
        const findings = await checkContent(filesIn(CONTENT_ROOT));
        notes = findings.notes.map((note) => `\nNote: ${formatIssue(note)}\n`).join('');
        open = openPoints(settings, findings);
        if (settings.LAUNCH && open.length > 0) exitWith(`Nothing was built, because ${checklist(open)}`);
        if (!settings.LAUNCH && isBuiltByHostingProvider(process.env))
          updateConfig({ vite: { define: { 'import.meta.env.PREVIEW': `'${countPoints(open)}'` } } });
      },
      'astro:build:done'() {
        process.stdout.write(notes);
        if (open.length > 0) console.log(`\nThe site is built. Before it is launched, ${checklist(open)}\n`);
      },
    },
  };
}

/** Returns a line for each setting that is not set, each placeholder, and the number of missing texts. */
export function openPoints(settings: LaunchSettings, { placeholders, untranslated }: Findings): string[] {
  const effects = {
    SITE_URL: 'no canonical address, no picture beside a shared link, no sitemap',
    CALLBACK_URL: 'nothing receives the callback requests of the published site',
  };
  const unset = Object.entries(effects).filter(([name]) => !settings[name as keyof LaunchSettings]);
  const count = untranslated.length === 1 ? '1 text is' : `${untranslated.length} texts are`;
  return [
    ...unset.map(([name, effect]) => `setting ${name} is not set: ${effect}`),
    ...placeholders,
    ...(untranslated.length > 0 ? [`${count} shown in English (npm run check:content lists them)`] : []),
  ];
}

const countPoints = ({ length }: string[]) => `${length} ${length === 1 ? 'point is' : 'points are'} open`;

const checklist = (open: string[]) =>
  `${countPoints(open)}:\n\n${open.map((point) => `  - ${point}`).join('\n')}\n\n${INSTRUCTIONS}`;
