import type { Page } from 'playwright';
import { visit } from '../e2e/language.ts';
import type { Route } from './page-bytes.ts';
import { settle } from './visit.ts';

/** Returns the paths of the scripts that a page loads from the site before any interaction. */
export async function scriptsBeforeUse(page: Page, route: Route): Promise<string[]> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && hostname === 'localhost') paths.add(pathname);
  });
  await visit(page, route);
  await settle(page);
  return [...paths];
}
