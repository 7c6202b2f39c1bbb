import type { HydrationTrigger } from './hydration/client-directive.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** What the island waits for before it fetches any script. */
    'client:on'?: HydrationTrigger;
  }
}
