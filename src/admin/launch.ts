import type { Settings } from '#build/settings.ts';
import type { Findings } from './check/messages.ts';

/** The settings without which a site is not ready. */
export type LaunchSettings = Pick<Settings, 'SITE_URL' | 'CALLBACK_URL'>;

const INSTRUCTIONS =
  'Settle a point, then remove its line under "placeholders". To build only when nothing is open, set LAUNCH=yes.';

/** A line for each setting that is not set, each placeholder, and the number of missing texts. */
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

export const countPoints = ({ length }: string[]) =>
  `${length} ${length === 1 ? 'point is' : 'points are'} open`;

/** The report on open points: their number, their list, and how to settle them. */
export const checklist = (open: string[]) =>
  `${countPoints(open)}:\n\n${open.map((point) => `  - ${point}`).join('\n')}\n\n${INSTRUCTIONS}`;
