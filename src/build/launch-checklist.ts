import { glob, readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** Says at the end of a build which facts in `content/` are still invented (decision 20). */
export function launchChecklist(): AstroIntegration {
  return {
    name: 'launch-checklist',
    hooks: {
      async 'astro:build:done'({ logger }) {
        const standing = await placeholdersIn('content/**/*.json');
        if (standing.length === 0) return;
        logger.warn(
          [
            'Before the launch, put real facts in place of these, and take their names off the list "placeholders":',
            ...standing,
          ].join('\n  '),
        );
      },
    },
  };
}

/** Gives a line for each fact marked as a placeholder in the JSON files that a pattern names. */
async function placeholdersIn(pattern: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const file of glob(pattern)) {
    const { placeholders = [] } = JSON.parse(await readFile(file, 'utf8')) as { placeholders?: string[] };
    lines.push(...placeholders.map((fact) => `${file}: ${fact}`));
  }
  return lines.sort();
}
