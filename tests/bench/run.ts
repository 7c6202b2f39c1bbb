import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM } from '../e2e/chromium.ts';
import { startStaticHost } from './static-host.ts';
import { measureThrottledVisits, type Figure } from './throttled-visit.ts';

/** A figure beside its bound. Times depend on the machine, so that none of them fails the run. */
function line({ what, figure, most, unit }: Figure): string {
  const amount = (value: number) =>
    `${value.toLocaleString('en-US', { maximumFractionDigits: unit === 's' ? 2 : 0 })} ${unit}`;
  return `${what}: ${amount(figure)}, at most ${amount(most)} ${figure <= most ? 'ok' : 'NOT OK'}`;
}

const host = await startStaticHost();
const browser = await chromium.launch({
  ...CHROMIUM,
  // The fonts of a phone, independent of the fonts of this computer.
  env: { ...process.env, FONTCONFIG_FILE: resolve('tests/fonts/full.conf') },
  args: [...CHROMIUM.args, '--ignore-certificate-errors'],
});
try {
  for (const language of ['en', 'hi'] as const) {
    const figures = await measureThrottledVisits({ browser, url: host.url, language });
    for (const figure of figures) console.log(`${language}: ${line(figure)}`);
  }
} finally {
  await browser.close();
  host.close();
}
