import { expect, test } from './fixtures.ts';
import { CALLBACK, fillIn, panel, slidIn, submit, success, tripButtons } from './callback-panel.ts';
import { sticksOut } from './overflow.ts';
import { cards } from './trip.ts';
import { contentOn, pathOn, visit } from './language.ts';
import { formatRupees } from '../../src/lib/rupees.ts';
import { tripPagePaths, tripWithPage } from './trip-pages.ts';

const [PATH = '/'] = tripPagePaths;
test.skip(!tripWithPage, 'No trip has a page.');

test.describe('The page of a trip', () => {
  test('is opened by the title of its card', async ({ page }) => {
    await visit(page, '/trips');
    await cards(page).locator('h3 a').first().click();
    await expect(page).toHaveURL(pathOn(page, PATH));
    const titles = contentOn(page, 'trips/upcoming').trips.map(({ title }) => title);
    expect(titles).toContain(await page.locator('h1').textContent());
  });

  test('sends a callback request for its trip', async ({ page }) => {
    const requested = page.waitForRequest(CALLBACK);
    await page.route(CALLBACK, (route) => route.fulfill({ json: { status: 'success' } }));
    await visit(page, PATH);
    await tripButtons(page).click();
    await slidIn(page);
    await fillIn(page);
    await submit(page).click();
    expect((await requested).postDataJSON()).toMatchObject({ trip: tripWithPage?.title, customTrip: false });
    await expect(success(page)).toBeVisible();
  });

  test('loads no script file before it is touched', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await visit(page, PATH);
    expect(scripts).toEqual([]);
  });

  test('is sent on WhatsApp with its title, price and address', async ({ page }) => {
    await visit(page, PATH);
    const link = page.locator('a[href^="https://wa.me/"]');
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(text).toContain(await page.locator('h1').innerText());
    expect(text).toContain(formatRupees(tripWithPage?.cost ?? 0));
    expect(text).toMatch(new RegExp(`^https?://.*${pathOn(page, PATH)}$`, 'm'));
  });

  test('has its calendar file', async ({ page, request }) => {
    await visit(page, PATH);
    const file = await page.locator('a[href$=".ics"]').getAttribute('href');
    const text = await (await request.get(file ?? '')).text();
    expect(text).toContain(`DTSTART;VALUE=DATE:${tripWithPage?.firstDay.replaceAll('-', '')}`);
  });

  test('fits on a screen of 320 px with letters of twice the size', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, PATH);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
    expect(await page.evaluate(sticksOut)).toEqual([]);
  });

  test('is printed on at most two sheets of A4', async ({ page }) => {
    await visit(page, PATH);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a trip has a day for each day and the telephone number', async ({ page }) => {
    await visit(page, PATH);
    const { firstDay, lastDay } = tripWithPage ?? { firstDay: '', lastDay: '' };
    const days = 1 + (Date.parse(lastDay) - Date.parse(firstDay)) / (24 * 60 * 60 * 1000);
    await expect(page.locator('.trip-days > li')).toHaveCount(days);
    await expect(tripButtons(page)).toBeHidden();
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('.trip-ask a[href^="tel:"]')).toBeVisible();
  });

  test('a card says whether its trip fits the answers', async ({ page }) => {
    const { manage } = contentOn(page, 'trips/levels');
    await visit(page, '/trips');
    const fit = page.locator('.trip-fit').first();
    test.skip((await fit.count()) === 0, 'No trip has a level.');
    await expect(fit).toBeHidden();
    await page.locator('.manage summary').click();
    const letters = (await fit.getAttribute('data-hard')) ?? '';
    for (const letter of 'abcdef') {
      await page.locator(`input[value=${letter}]`).check();
      const others = await page
        .locator('.manage :checked')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
      const words = others.some((value) => letters.includes(value)) ? manage.hard : manage.fits;
      await expect(fit.locator('p:visible')).toHaveText(words);
    }
    await page.locator('.manage [type=reset]').click();
    await expect(fit).toBeHidden();
  });
});
