import type { AstroIntegration } from 'astro';

/** Adds the directive `client:on`, by which an island says what it waits for before it fetches any script. */
export function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup'({ addClientDirective }) {
        addClientDirective({ name: 'on', entrypoint: './src/hydration/client-directive.ts' });
      },
    },
  };
}
