/** The environment variables that Netlify, Cloudflare and the action that configures GitHub Pages set. */
const VARIABLES = ['NETLIFY', 'CF_PAGES', 'WORKERS_CI', 'GITHUB_PAGES'];

/** Reports whether a hosting provider builds the site. Such a static host receives no callback requests. */
export function isBuiltByHostingProvider(env: Record<string, string | undefined>): boolean {
  return VARIABLES.some((name) => env[name]);
}
