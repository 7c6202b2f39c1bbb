/** What the editor asks GitHub for: the API, its status, and the portraits of people who have signed in. */
const GITHUB_APIS = ['https://api.github.com', 'https://www.githubstatus.com'];
const GITHUB_PORTRAITS = 'https://avatars.githubusercontent.com';

/**
 * Returns the Content-Security-Policy of the page of the editor. Sveltia CMS adds its styles at run time,
 * and compresses pictures with WebAssembly.
 * @param published true for the page that works with the repository on GitHub
 */
export function editorPolicy(published: boolean): string {
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:', ...(published ? [GITHUB_PORTRAITS] : [])],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...(published ? GITHUB_APIS : [])],
    'frame-src': ['blob:'],
    'manifest-src': ['blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
}
