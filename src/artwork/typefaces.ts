import type { Page } from 'playwright';

/**
 * Makes the pages of localhost wait for their fonts; on a first visit, a slow browser would show fallback
 * fonts. The browser context needs `bypassCSP`, because the changed styles do not match the hashes of the
 * policy.
 */
export async function waitForTypefaces(page: Page): Promise<void> {
  await page.route(
    ({ hostname, pathname }) => hostname === 'localhost' && !pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
      return route.fulfill({ response, body });
    },
  );
}
