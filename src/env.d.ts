import type { Occasion } from './lib/client-on.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** What the island waits for before it fetches any script. */
    'client:on'?: Occasion;
  }
}
