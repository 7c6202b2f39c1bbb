import { glob, readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** Settings without which the site would run, but not for its visitors. */
interface LaunchSettings {
  SITE_URL: string;
  CALLBACK_URL: string;
}

/** Says at the end of a build what is still missing for a launch: settings, and facts in `content/` that are invented (decision 20). */
export function launchChecklist(settings: LaunchSettings): AstroIntegration {
  return {
    name: 'launch-checklist',
    hooks: {
      async 'astro:build:done'({ logger }) {
        const missing = [...missingSettings(settings), ...(await placeholdersIn('content/**/*.json'))];
        if (missing.length === 0) return;
        logger.info(['The site is built. Still to do before it is launched:', ...missing].join('\n  - '));
      },
    },
  };
}

function missingSettings({ SITE_URL, CALLBACK_URL }: LaunchSettings): string[] {
  return [
    ...(SITE_URL ? [] : ['SITE_URL is not set: links that people share would lead to localhost']),
    ...(CALLBACK_URL ? [] : ['CALLBACK_URL is not set: no callback request would reach you']),
  ];
}

/** Gives a line for each fact marked as a placeholder in the JSON files that a pattern names. */
async function placeholdersIn(pattern: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const file of glob(pattern)) {
    const { placeholders = [] } = JSON.parse(await readFile(file, 'utf8')) as { placeholders?: string[] };
    lines.push(...placeholders.map((fact) => `${file}: ${fact} is invented`));
  }
  return lines.sort();
}
