import type { Page } from 'playwright';

/**
 * Lets the pages of localhost wait for their typefaces, as someone sees them who has been here before; the
 * first visit of a slow browser is shown in the letters of the device. The page must have been made with
 * `bypassCSP`, since its styles are no longer those that its policy names.
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
