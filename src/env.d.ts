import type { HydrationTrigger } from './build/hydration/client-directive.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** The trigger that hydrates the island. */
    'client:on'?: HydrationTrigger;
  }
}
