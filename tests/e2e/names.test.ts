import { openPanel } from './callback-panel.ts';
import { expect, test, visitHydrated } from './fixtures.ts';
import { cards } from './trip.ts';

// The names and roles that screen readers announce for the most important controls.

test('The bar and the link before it have their names and roles', async ({ page }) => {
  await visitHydrated(page, '/');
  await expect(page.locator('body > a').first()).toMatchAriaSnapshot('- link "Skip to main content"');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Khush Parivaar"
      - navigation "Main":
        - list
      - link "हिंदी"
      - group "Text size":
        - button "A Normal text" [pressed]
        - button "A+ Large text"
        - button "A++ Very large text"`);
});

test('The menu has its names and roles', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitHydrated(page, '/');
  await expect(page.getByRole('banner').getByRole('button')).toMatchAriaSnapshot('- button "Menu"');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('.sidebar')).toMatchAriaSnapshot(`
    - dialog "Menu":
      - button "Close"
      - link "हिंदी"
      - navigation "Menu":
        - list
      - group "Text size"`);
});

test('The carousel has its names and roles', async ({ page }) => {
  await visitHydrated(page, '/');
  const carousel = page.getByRole('group', { name: 'What members say' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toMatchAriaSnapshot(`
    - group "What members say":
      - button /Play|Pause/
      - button "Previous"
      - button "Next"
      - button "Show testimonial 1"
      - group "1 of 4"`);
});

test('A trip and the callback panel have their names and roles', async ({ page }) => {
  await visitHydrated(page, '/trips');
  await expect(cards(page).first()).toMatchAriaSnapshot(`
    - article:
      - heading "Lamps on the Ganga" [level=3]:
        - link "Lamps on the Ganga"
      - list "Included in the price"
      - button "Request a callback"`);
  await openPanel(page);
  await expect(page.locator('dialog.panel')).toMatchAriaSnapshot(`
    - dialog "Please Enter your Name and Phone":
      - button "Close"
      - heading [level=2]
      - textbox "Name*"
      - textbox "Mobile Number*"
      - button "Submit"`);
});
