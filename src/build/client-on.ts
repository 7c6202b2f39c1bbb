import type { AstroIntegration } from 'astro';

/** Adds the directive `client:on`, by which an island says what it waits for before it fetches any script. */
export function clientOn(): AstroIntegration {
  return {
    name: 'client-on',
    hooks: {
      'astro:config:setup'({ addClientDirective }) {
        addClientDirective({ name: 'on', entrypoint: './src/lib/client-on.ts' });
      },
    },
  };
}
