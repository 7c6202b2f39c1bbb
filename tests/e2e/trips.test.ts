import { CALLBACK, fillIn, openPanel, panel, submit, tripButtons } from './callback-panel.ts';
import { expect, hydrated, scrollTo, scrollY, test, topOf } from './fixtures.ts';
import {
  cards,
  holdTrips,
  openTrips,
  OTHER_TRIP,
  sizeOf,
  spinner,
  TITLES,
  TRIP,
  TRIPS_CALL,
} from './trip.ts';

const PHONE = { width: 360, height: 740 };

test('The button of the trips page’s hero scrolls smoothly to the packages', async ({ page }) => {
  await page.goto('/trips');
  await hydrated(page);
  const positions = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    addEventListener('scroll', () => seen.add(window.scrollY));
    return seen;
  });
  await page.getByRole('link', { name: 'Explore Packages', exact: true }).click();
  await expect.poll(() => topOf(page.locator('#packages'))).toBe(80);
  const last = await scrollY(page);
  const seen = await positions.evaluate((all) => [...all]);
  expect(seen.filter((y) => y > 1 && y < last - 1)).not.toEqual([]);
});

test.describe('The list of trips', () => {
  test('is fetched from the site’s own file with the headers of the specification', async ({ page }) => {
    const call = page.waitForRequest(TRIPS_CALL);
    await page.goto('/trips');
    const request = await call;
    expect(new URL(request.url()).pathname).toBe('/trips/upcoming');
    expect(request.method()).toBe('GET');
    expect(request.headers()['content-type']).toBe('application/json');
    expect(request.postData()).toBeNull();
  });

  test('has a spinner of 36 px until the same list is answered, and needs no script file', async ({
    page,
  }) => {
    const answer = await holdTrips(page, (known) => known);
    const scripts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
    await page.goto('/trips');
    await expect(spinner(page)).toHaveText('The trips are on their way');
    expect(await sizeOf(spinner(page).locator('svg'))).toEqual([36, 36]);
    answer();
    await expect(spinner(page)).toHaveCount(0);
    await expect(cards(page).getByRole('heading')).toHaveText(TITLES);
    expect(scripts).toEqual([]);
  });

  test('has a slow spinner where motion is to be reduced', async ({ page }) => {
    await page.route(TRIPS_CALL, () => undefined);
    await page.goto('/trips');
    const svg = spinner(page).locator('svg');
    await expect(svg).toHaveCSS('animation-duration', '1s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(svg).toHaveCSS('animation-duration', '6s');
  });

  test('has everything of an answered trip, its days in Indian time', async ({ page }) => {
    await openTrips(page, TRIP);
    for (const text of ['₹1,31,750', 'Jaipur', TRIP.title, 'Jaipur, Amber, Pushkar', '5 days/4 nights'])
      await expect(cards(page)).toContainText(text);
    await expect(cards(page)).toContainText('1st - 5th March 2025Sat 1 March to Wed 5 March');
    await expect(cards(page).locator('img')).toHaveAttribute('src', '/favicon.svg');
    await expect(cards(page).getByRole('listitem')).toHaveCount(5);
    await expect(tripButtons(page)).toHaveCount(1);
  });

  test('that is answered empty leaves no blank space around the button', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openTrips(page);
    const boxOf = async (part: string) => (await page.locator(part).boundingBox()) ?? { y: NaN, height: NaN };
    const [heading, button] = [await boxOf('#packages h2'), await boxOf('.trips > .button')];
    const section = await boxOf('#packages');
    expect(button.y - (heading.y + heading.height)).toBeLessThan(120);
    expect(section.y + section.height - (button.y + button.height)).toBeLessThan(120);
  });

  test('has a change of it announced by a live region, with the number of trips', async ({ page }) => {
    const answer = await holdTrips(page, () => [TRIP]);
    await page.goto('/trips');
    const region = page.locator('.trip-list > [role=status]');
    await expect(region).toBeEmpty();
    answer();
    await expect(region).toHaveText('1 trip');
    await openTrips(page, ...Array<typeof TRIP>(30).fill(TRIP));
    await expect(region).toHaveText('30 trips');
  });

  test('keeps the elements of the trips that a changed list still has', async ({ page }) => {
    const answer = await holdTrips(page, (known) => known.slice(1));
    await page.goto('/trips');
    const second = await tripButtons(page).nth(1).elementHandle();
    await tripButtons(page).nth(1).focus();
    answer();
    await expect(cards(page)).toHaveCount(3);
    const first = tripButtons(page).first();
    expect(await first.evaluate((button, kept) => button === kept, second)).toBe(true);
    await expect(first).toBeFocused();
  });

  for (const [change, trips] of Object.entries<(known: object[]) => object[]>({
    'with new trips before it': (known) => [TRIP, OTHER_TRIP, ...known],
    'with the trips before it gone': (known) => known.slice(2),
  })) {
    test(`on a phone keeps the card that is read at its place, ${change}`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      const answer = await holdTrips(page, trips);
      await page.goto('/trips');
      const card = cards(page).nth(2);
      await scrollTo(page, Math.round((await topOf(card)) + (await scrollY(page)) - 100));
      const element = await card.elementHandle();
      const place = () => element.evaluate((kept) => Math.round(kept.getBoundingClientRect().top));
      // The sections slide in while they are scrolled into view.
      const before = await topOf(card);
      answer();
      await expect(cards(page)).not.toHaveCount(TITLES.length);
      // The browser scrolls by whole device pixels.
      await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
    });
  }

  test('shows new trips to a reader who sees its beginning, and does not scroll', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const answer = await holdTrips(page, (known) => [TRIP, ...known]);
    await page.goto('/trips');
    const first = cards(page).first();
    await scrollTo(page, Math.round((await topOf(first)) + (await scrollY(page)) - 300));
    const before = await scrollY(page);
    answer();
    await expect(first).toContainText(TRIP.title);
    await expect(first).toBeInViewport();
    expect(await scrollY(page)).toBe(before);
  });

  test('takes the focus of a card that a changed list no longer has', async ({ page }) => {
    const answer = await holdTrips(page, () => [TRIP, OTHER_TRIP]);
    await page.goto('/trips');
    await tripButtons(page).nth(2).focus();
    answer();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.locator('.trip-list')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tripButtons(page).first()).toBeFocused();
  });

  test('that changes leaves the panel open for a trip that is gone', async ({ page }) => {
    const answer = await holdTrips(page, () => [TRIP]);
    await openPanel(page);
    await fillIn(page);
    answer();
    await expect(page.locator('.trip-card h3')).toHaveText([TRIP.title]);
    await expect(panel(page)).toContainText('Lamps on the Ganga');
    const call = page.waitForRequest(CALLBACK);
    await submit(page).click();
    expect((await call).postDataJSON()).toMatchObject({ name: 'Asha Devi', trip: 'Lamps on the Ganga' });
  });

  test('shows a changed price', async ({ page }) => {
    const answer = await holdTrips(page, (known) => known.map((trip) => ({ ...trip, cost: 131_750 })));
    await page.goto('/trips');
    answer();
    await expect(page.locator('.trip-price strong')).toHaveText(TITLES.map(() => '₹1,31,750'));
  });

  test('restores the scroll position on Back and on a reload', async ({ page }) => {
    // A font that comes in time for one visit only would wrap a line otherwise.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize(PHONE);
    await page.goto('/trips');
    await scrollTo(page, 1500);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(1500);
    await page.evaluate(() => location.assign('/privacy-policy'));
    await page.waitForURL('/privacy-policy');
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(1500);
  });

  test('aligns the parts of the cards in a row', async ({ page }) => {
    await openTrips(page, TRIP, {
      ...TRIP,
      title: 'A much longer title that needs two lines',
      cities: 'One',
    });
    for (const part of ['.trip-price', '.trip-name', '.trip-times', '.chips', '.button']) {
      const [first, second] = await page
        .locator(`.trip-card ${part}`)
        .evaluateAll((parts) => parts.map((element) => Math.round(element.getBoundingClientRect().top)));
      expect(first, part).toBeDefined();
      expect(second, part).toBe(first);
    }
  });
});
