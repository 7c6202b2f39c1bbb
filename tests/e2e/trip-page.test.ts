import { CALLBACK, panel, send, slidIn, success, tripButtons } from './callback-panel.ts';
import { IS_CHROMIUM } from './engine.ts';
import { expect, test } from './fixtures.ts';
import { cards } from './trip.ts';

test.describe('The page of a trip', () => {
  test('sends a callback request for its trip, and fetches no script before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.clock.install();
    await page.goto('/hi/trips/lamps');
    expect(scripts).toEqual([]);
    await tripButtons(page).click();
    await slidIn(page);
    await expect(panel(page)).toContainText('गंगा पर शाम के दीये');
    const call = page.waitForRequest(CALLBACK);
    await send(page);
    const request = await call;
    expect(request.postDataJSON()).toMatchObject({ trip: 'Lamps on the Ganga', customTrip: false });
    expect(new URL(request.url()).searchParams.get('page')).toBe('/hi/trips/lamps');
    await expect(success(page)).toBeVisible();
  });

  test('keeps the callback button beside the text on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // Scrolling takes no time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/trips/lamps');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Health' })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Health', exact: true })).toBeInViewport();
    await expect(tripButtons(page)).toBeInViewport();
  });

  test.describe('inside another app', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (Linux; Android 12; wv) AppleWebKit/537.36 Chrome/110.0 Mobile Safari/537.36',
    });

    test('has a sentence in place of the button that prints', async ({ page }) => {
      for (const path of ['/trips/lamps', '/trips/lamps/doctor']) {
        await page.goto(path);
        await expect(page.getByText('This page is open inside another app.')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      }
    });
  });

  test('is printed on at most two sheets of A4, and its sheet for a doctor on one', async ({ page }) => {
    test.skip(!IS_CHROMIUM, 'needs a PDF file');
    await page.goto('/trips/lamps');
    await page.emulateMedia({ media: 'print' });
    const efforts = page.locator('.trip-days > li').nth(1).locator('ul > li').filter({ visible: true });
    await expect(efforts).toHaveText([/30.minutes.*12.steps/]);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    await page.goto('/trips/lamps/doctor');
    const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a trip has the telephone number in place of the button', async ({ page }) => {
    await page.goto('/trips/lamps');
    await expect(tripButtons(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: '+91 98111 23456' })).toBeVisible();
  });

  test('a card says whether its trip fits the visitor’s answers', async ({ page }) => {
    // 60 steps, 40 minutes standing, 45 minutes walking.
    await page.goto('/trips');
    const [lamps, houseboat] = [cards(page).first(), cards(page).nth(1)];
    const words = /Fits you|May be hard for you/;
    await expect(lamps.getByText(words).filter({ visible: true })).toHaveCount(0);
    await page.getByText('Can I manage it?').click();
    for (const [answer, found] of [
      ['Up to 120 steps', 'Fits you'],
      ['Up to 15 minutes', 'May be hard for you'],
      ['Up to 45 minutes', 'Fits you'],
      ['Up to 30 minutes', 'May be hard for you'],
      ['Up to 90 minutes', 'Fits you'],
      ['Up to 40 steps', 'May be hard for you'],
    ] as const) {
      await page.getByRole('radio', { name: answer }).check();
      await expect(lamps.getByText(words).filter({ visible: true }), answer).toHaveText(found);
      await expect(houseboat.getByText(words).filter({ visible: true })).toHaveCount(0);
    }
  });
});
