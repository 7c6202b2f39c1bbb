import type { AstroIntegration } from 'astro';

/** Adds the client directive `client:on`, which gives the trigger that hydrates an island. */
export function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup'({ addClientDirective }) {
        addClientDirective({ name: 'on', entrypoint: './src/islands/hydration/client-directive.ts' });
      },
    },
  };
}
