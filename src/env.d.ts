import type { HydrationTrigger } from './islands/hydration/client-directive.ts';

interface ImportMetaEnv {
  /** How many points are open before the launch, if this build is a preview. */
  readonly PREVIEW?: string;
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** The trigger that hydrates the island. */
    'client:on'?: HydrationTrigger;
  }
}
