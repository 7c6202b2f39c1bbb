import { dialled } from '../../src/lib/telephone.ts';
import type { Locator, Page } from 'playwright/test';
import { pathIn } from '../../src/lib/languages.ts';
import { siteLanguages } from '../../src/content-model/languages.ts';
import { content } from './fixture-content.ts';
import { atRest, expect, hydrated, scrollTo, scrollY, test, topOf } from './fixtures.ts';
import { pathOn, visit } from './language.ts';
import { addressOf, backToTop, bar, labelOf, menuButton, sidebar, sidebarClose } from './parts.ts';

const OFFSET_PX = 80;
const SCROLLING_SECTIONS = ['_about', '_popular', '_mentors'] as const;
const PAGES = ['/trips', '/terms-of-service', '/privacy-policy'] as const;

const navigation = (page: Page) => content('navigation');
const footer = (page: Page) => page.getByRole('contentinfo');
const brand = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: content('site').name, exact: true });
const itemTo = (list: Locator, target: string, items: Parameters<typeof labelOf>[0]) =>
  list.getByRole('link', { name: labelOf(items, target), exact: true });
const barItem = (page: Page, section: string) => itemTo(bar(page), section, navigation(page).bar);
const current = (page: Page) => bar(page).locator('[aria-current]');

/** The addresses of some links, in their order. */
const addresses = (links: Locator) =>
  links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));

/** Expects that the links of a list are these items, in their order. */
async function expectItems(links: Locator, items: Parameters<typeof labelOf>[0]): Promise<void> {
  await expect(links).toHaveText(items.map(({ label }) => label));
  expect(await addresses(links)).toEqual(items.map((item) => pathOn(links.page(), addressOf(item))));
}

/** The style by which a reader can tell one link of a list from another. */
const lookOf = (link: Locator) =>
  link.evaluate((element) => {
    const { color, backgroundColor, borderBottomColor, textDecorationLine } = getComputedStyle(element);
    return { color, backgroundColor, borderBottomColor, textDecorationLine };
  });

/** Notes, in every page that is opened from now on, how far it is scrolled when its HTML has been read. */
const watchEntry = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => Object.assign(window, { entered: window.scrollY }));
  });
const entered = (page: Page) => page.evaluate(() => (window as unknown as { entered: number }).entered);

/** Leaves a page without scrolling it: a click of Playwright's would bring the sticky bar "into view". */
async function leaveForTrips(page: Page): Promise<void> {
  await barItem(page, 'trips').dispatchEvent('click');
  await expect(page).toHaveURL(pathOn(page, '/trips'));
}

test.describe('The bar', () => {
  test('has the items of the content in their order', async ({ page }) => {
    await visit(page, '/');
    const links = bar(page).getByRole('link');
    await expectItems(links, navigation(page).bar);
  });

  test('scrolls to the section of a chosen item, 80 px under the top edge', async ({ page }) => {
    await visit(page, '/');
    await hydrated(page);
    for (const section of SCROLLING_SECTIONS) {
      await barItem(page, section).click();
      await expect.poll(() => topOf(page.locator(`#${section}`)), section).toBe(OFFSET_PX);
    }
  });

  for (const width of [1024, 1280]) {
    test(`stands in one line at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await visit(page, '/');
      await page.evaluate(() => document.fonts.ready);
      const middles = await page
        .getByRole('banner')
        .locator('a:visible, button:visible')
        .evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect()).map(({ y, height }) => y + height / 2),
        );
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(6);
      const nameLines = await page
        .locator('.navbar-brand span')
        .evaluate((name) => name.getClientRects().length);
      expect(nameLines).toBe(1);
    });
  }

  test('makes the section of a chosen item the current one', async ({ page }) => {
    await visit(page, '/');
    await hydrated(page);
    for (const section of SCROLLING_SECTIONS) {
      await barItem(page, section).click();
      await expect(barItem(page, section)).toHaveAttribute('aria-current', 'true');
    }
  });

  test('scrolls smoothly', async ({ page }) => {
    await visit(page, '/');
    await hydrated(page);
    await page.evaluate(() => {
      const places = new Set<number>();
      Object.assign(window, { places });
      addEventListener('scroll', () => places.add(window.scrollY));
    });
    await barItem(page, '_mentors').click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { places: Set<number> }).places.size))
      .toBeGreaterThan(5);
  });

  test('makes the last section current although the page ends before it can reach the top', async ({
    page,
  }) => {
    await visit(page, '/');
    await hydrated(page);
    await barItem(page, '_contact').click();
    await expect(page.locator('#_contact')).toBeInViewport();
    await atRest(page);
    await expect(barItem(page, '_contact')).toHaveAttribute('aria-current', 'true');
  });

  test('marks the section that is read when the reader scrolls by hand', async ({ page }) => {
    await visit(page, '/');
    await hydrated(page);
    await expect(current(page)).toHaveText(labelOf(navigation(page).bar, '_landing'));
    await page.locator('#_mentors').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(current(page)).toHaveText(labelOf(navigation(page).bar, '_mentors'));
  });

  test('shows the current item otherwise than its neighbours', async ({ page }) => {
    await visit(page, '/trips');
    const [marked, other] = [barItem(page, 'trips'), barItem(page, '_about')];
    await expect(marked).toHaveAttribute('aria-current', 'page');
    expect(await lookOf(marked)).not.toEqual(await lookOf(other));
    await visit(page, '/');
    expect(await lookOf(marked)).toEqual(await lookOf(other));
  });

  test('leads to /trips, where Trips is the active page', async ({ page }) => {
    await visit(page, '/');
    await scrollTo(page, 1000);
    await barItem(page, 'trips').click();
    await expect(page).toHaveURL(pathOn(page, '/trips'));
    await expect(barItem(page, 'trips')).toHaveAttribute('aria-current', 'page');
    expect(await atRest(page)).toBe(0);
  });

  for (const from of [...PAGES, '/nowhere']) {
    test(`from ${from} leads back to /, enters at the top, and then scrolls to the section`, async ({
      page,
    }) => {
      await watchEntry(page);
      await visit(page, from);
      await barItem(page, '_mentors').click();
      await expect(page).toHaveURL(pathOn(page, '/#_mentors'));
      await expect.poll(() => topOf(page.locator('#_mentors'))).toBe(OFFSET_PX);
      expect(await entered(page)).toBe(0);
      await expect(barItem(page, '_mentors')).toHaveAttribute('aria-current', 'true');
    });
  }

  test('scrolls the landing page to the top by its logo or name', async ({ page }) => {
    await visit(page, '/');
    await hydrated(page);
    await scrollTo(page, 1500);
    await brand(page).click();
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('takes the section out of the address by its logo or name', async ({ page }) => {
    await visit(page, '/');
    await hydrated(page);
    await barItem(page, '_about').click();
    await expect(page).toHaveURL(/#_about$/);
    await brand(page).click();
    await expect(page).toHaveURL(pathOn(page, '/'));
  });

  test('leads from another page to the top of the landing page by its logo or name', async ({ page }) => {
    await visit(page, '/trips');
    await scrollTo(page, 500);
    await brand(page).click();
    await expect(page).toHaveURL(pathOn(page, '/'));
    expect(await atRest(page)).toBe(0);
  });

  test('takes its scrolled look beyond 100 px', async ({ page }) => {
    await visit(page, '/');
    await hydrated(page);
    const navbar = page.locator('.navbar');
    const look = () =>
      navbar.evaluate((element) => {
        const { backgroundColor, boxShadow } = getComputedStyle(element);
        return { backgroundColor, boxShadow };
      });
    const plain = await look();
    await scrollTo(page, 100);
    await atRest(page);
    await expect(navbar).toHaveAttribute('data-scrolled', 'false');
    expect(await look()).toEqual(plain);
    await scrollTo(page, 101);
    await expect(navbar).toHaveAttribute('data-scrolled', 'true');
    await expect.poll(look).not.toEqual(plain);
    await scrollTo(page, 0);
    await expect(navbar).toHaveAttribute('data-scrolled', 'false');
    await expect.poll(look).toEqual(plain);
  });

  test('leaves the page where it is when an item takes the focus', async ({ page }) => {
    await visit(page, '/');
    await hydrated(page);
    await scrollTo(page, 1500);
    await barItem(page, 'trips').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await atRest(page)).toBe(1500);
  });
});

test.describe('The skip link', () => {
  for (const path of ['/', ...PAGES, '/nowhere']) {
    test(`of ${path} takes the first press of Tab, and Enter moves the focus to the content`, async ({
      page,
    }) => {
      await visit(page, path);
      const link = page.getByRole('link', { name: navigation(page).skipLink, exact: true });
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  }
});

test.describe('A pasted address', () => {
  test('/#_about enters at the top and then scrolls to the section', async ({ page }) => {
    await watchEntry(page);
    await visit(page, '/#_about');
    await expect.poll(() => topOf(page.locator('#_about'))).toBe(OFFSET_PX);
    expect(await entered(page)).toBe(0);
    await expect(page).toHaveURL(pathOn(page, '/#_about'));
  });

  test('/#_about leaves a reader where they are who has begun to scroll', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => window.scrollTo({ top: 300, behavior: 'instant' }));
    });
    await visit(page, '/#_about');
    await expect(page).toHaveURL(pathOn(page, '/#_about'));
    // A font that arrives meanwhile may change the height of what is above.
    expect(Math.abs((await atRest(page)) - 300)).toBeLessThan(20);
  });

  test('/#_offerings leads to the offerings, as the footer names them', async ({ page }) => {
    await visit(page, '/#_offerings');
    await expect.poll(() => topOf(page.locator('#_offerings'))).toBe(OFFSET_PX);
    await expect(page.locator('#_offering').getByRole('heading', { level: 2 })).toBeInViewport();
  });

  for (const id of ['trips', '_trips']) {
    test(`/#${id} leads to the trips page`, async ({ page }) => {
      await visit(page, `/#${id}`);
      await expect(page).toHaveURL(pathOn(page, '/trips'));
    });
  }

  for (const path of PAGES) {
    test(`${path} answers with and without a trailing slash`, async ({ request, language }) => {
      for (const form of [pathIn(language, path), `${pathIn(language, path)}/`]) {
        const response = await request.get(form);
        expect(response.status()).toBe(200);
        expect(response.headers()['content-type']).toContain('text/html');
      }
    });
  }

  test('of nothing is answered with status 404 and four places to go in each language', async ({ page }) => {
    const response = await visit(page, '/nowhere');
    expect(response?.status()).toBe(404);
    const items = siteLanguages.flatMap((language) =>
      content('pages', language).notFound.links.map((item) => ({
        label: item.label,
        path: pathIn(language, addressOf(item)),
      })),
    );
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveText(items.map(({ label }) => label));
    expect(await addresses(links)).toEqual(items.map(({ path }) => path));
  });
});

test.describe('Back and Forward', () => {
  test('restore where the reader was', async ({ page }) => {
    await visit(page, '/');
    await hydrated(page);
    await scrollTo(page, 1234);
    await leaveForTrips(page);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(1234);
    await page.goForward();
    await expect(page).toHaveURL(pathOn(page, '/trips'));
    expect(await atRest(page)).toBe(0);
  });

  for (const place of [0, 1234]) {
    test(`restore ${place} px of an address with a section`, async ({ page }) => {
      await visit(page, '/#_about');
      await expect.poll(() => topOf(page.locator('#_about'))).toBe(OFFSET_PX);
      await hydrated(page);
      await scrollTo(page, place);
      await leaveForTrips(page);
      await page.goBack();
      await expect(page).toHaveURL(pathOn(page, '/#_about'));
      await expect.poll(() => scrollY(page)).toBe(place);
      expect(await atRest(page)).toBe(place);
    });
  }
});

test.describe('A reload', () => {
  for (const place of [0, 1234]) {
    test(`of an address with a section leaves the reader at ${place} px`, async ({ page }) => {
      await visit(page, '/#_about');
      await expect.poll(() => topOf(page.locator('#_about'))).toBe(OFFSET_PX);
      await scrollTo(page, place);
      await page.reload();
      await expect.poll(() => scrollY(page)).toBe(place);
      expect(await atRest(page)).toBe(place);
    });
  }
});

test.describe('The current section', () => {
  test('is left behind when the page is moved in another way than by a choice', async ({ page }) => {
    await visit(page, '/');
    await hydrated(page);
    await barItem(page, '_mentors').click();
    await expect.poll(() => topOf(page.locator('#_mentors'))).toBe(OFFSET_PX);
    await expect(current(page)).toHaveText(labelOf(navigation(page).bar, '_mentors'));
    await backToTop(page).click();
    await expect(current(page)).toHaveText(labelOf(navigation(page).bar, '_landing'));
  });

  test('is that of the page again when the page comes back as it was left', async ({ page }) => {
    await visit(page, '/trips');
    await hydrated(page);
    await page.evaluate(() => addEventListener('click', (click) => click.preventDefault()));
    await barItem(page, '_mentors').click();
    await expect(current(page)).toHaveText(labelOf(navigation(page).bar, '_mentors'));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(current(page)).toHaveText(labelOf(navigation(page).bar, 'trips'));
  });

  test('is the one that is read when the landing page comes back as it was left', async ({ page }) => {
    await visit(page, '/');
    await hydrated(page);
    await page.locator('#_mentors').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(current(page)).toHaveText(labelOf(navigation(page).bar, '_mentors'));
    await page.evaluate(() => addEventListener('click', (click) => click.preventDefault()));
    await barItem(page, 'trips').dispatchEvent('click');
    await expect(current(page)).toHaveText(labelOf(navigation(page).bar, 'trips'));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(current(page)).toHaveText(labelOf(navigation(page).bar, '_mentors'));
  });

  test('stays when a link is opened in another tab', async ({ page, context }) => {
    await visit(page, '/');
    await hydrated(page);
    const tab = context.waitForEvent('page');
    await barItem(page, 'trips').click({ modifiers: ['ControlOrMeta'] });
    await (await tab).waitForLoadState();
    await expect(current(page)).toHaveText(labelOf(navigation(page).bar, '_landing'));
  });

  test('stays when the logo is opened in another tab', async ({ page, context }) => {
    await visit(page, '/');
    await hydrated(page);
    const tab = context.waitForEvent('page');
    await page.locator('.navbar-brand').click({ modifiers: ['ControlOrMeta'] });
    expect(new URL((await tab).url()).pathname).toBe(new URL(page.url()).pathname);
  });
});

test.describe('The sidebar', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const item = (page: Page, section: string) => itemTo(sidebar(page), section, navigation(page).sidebar);

  test.beforeEach(async ({ page }) => {
    await visit(page, '/');
    await hydrated(page);
    await expect(sidebar(page)).toBeHidden();
    await menuButton(page).click();
    await expect(sidebar(page)).toBeInViewport({ ratio: 1 });
  });

  test('opens by the hamburger with its items in their order', async ({ page }) => {
    const links = sidebar(page).getByRole('link');
    await expectItems(links, navigation(page).sidebar);
  });

  test('shows the current item otherwise than its neighbours', async ({ page }) => {
    await expect(item(page, '_landing')).toHaveAttribute('aria-current', 'true');
    expect(await lookOf(item(page, '_landing'))).not.toEqual(await lookOf(item(page, '_about')));
    expect(await lookOf(item(page, '_popular'))).toEqual(await lookOf(item(page, '_about')));
  });

  test('takes the focus, leaves the page behind inert, and gives the focus back on Escape', async ({
    page,
  }) => {
    await expect(sidebarClose(page)).toBeFocused();
    await expect(page.getByRole('main')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    await expect(menuButton(page)).toBeFocused();
  });

  test('keeps the page behind it from being scrolled', async ({ page }) => {
    await page.mouse.move(15, 600);
    await page.mouse.wheel(0, 600);
    expect(await atRest(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  });

  test('closes by the close icon', async ({ page }) => {
    await sidebarClose(page).click();
    await expect(sidebar(page)).toBeHidden();
  });

  test('closes by a click on the backdrop', async ({ page }) => {
    await page.mouse.click(15, 600);
    await expect(sidebar(page)).toBeHidden();
  });

  test('closes when an item is chosen, which scrolls to its section', async ({ page }) => {
    await item(page, '_about').click();
    await expect(sidebar(page)).toBeHidden();
    await expect.poll(() => topOf(page.locator('#_about'))).toBe(OFFSET_PX);
  });

  test('leads to the trips page', async ({ page }) => {
    await item(page, '_trips').click();
    await expect(page).toHaveURL(pathOn(page, '/trips'));
  });
});

test.describe('The footer', () => {
  const words = (page: Page) => navigation(page).footer;
  const links = (page: Page) => footer(page).getByRole('navigation').getByRole('link');

  test('has the useful links of the content in their order', async ({ page }) => {
    await visit(page, '/trips');
    const { links: items, linksHeading, contactHeading } = words(page);
    await expect(footer(page).getByRole('heading')).toHaveText([linksHeading, contactHeading]);
    await expectItems(links(page), items);
  });

  test('has the compliance statement, the registered address, two telephone links and a mail link', async ({
    page,
  }) => {
    await visit(page, '/trips');
    const { company, contact } = content('site');
    await expect(footer(page)).toContainText(company.statement);
    await expect(footer(page)).toContainText(company.registeredAddress);
    expect(await addresses(footer(page).locator('address a'))).toEqual([
      ...contact.phones.map((phone) => `tel:${dialled(phone)}`),
      `mailto:${contact.email}`,
    ]);
    await expect(footer(page).locator('address a')).toHaveText([...contact.phones, contact.email]);
  });

  test('leads to the accessibility statement, apart from the useful links', async ({ page }) => {
    await visit(page, '/');
    const { accessibility } = words(page);
    await expect(links(page).filter({ hasText: accessibility })).toHaveCount(0);
    await footer(page).getByRole('link', { name: accessibility, exact: true }).click();
    await expect(page).toHaveURL(pathOn(page, '/accessibility-statement'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const width of [360, 768, 1280]) {
    test(`has no link under the back-to-top button at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/terms-of-service');
      const allLinks = footer(page).getByRole('link');
      await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight - innerHeight));
      await expect(allLinks.last()).toBeInViewport({ ratio: 1 });
      await expect(backToTop(page)).toBeVisible();
      const button = await backToTop(page).boundingBox();
      const covered = await allLinks.evaluateAll((links, box) => {
        const { x = 0, y = 0 } = box ?? {};
        return links.filter((link) => {
          const { right, bottom } = link.getBoundingClientRect();
          return right > x && bottom > y;
        }).length;
      }, button);
      expect(covered).toBe(0);
    });
  }

  test('scrolls to the section of a chosen link', async ({ page }) => {
    await visit(page, '/');
    await hydrated(page);
    const sections = words(page)
      .links.map(addressOf)
      .filter((address) => address.startsWith('/#'));
    expect(sections.length).toBeGreaterThan(0);
    for (const address of sections) {
      await links(page)
        .and(page.locator(`[href="${pathOn(page, address)}"]`))
        .click();
      const section = page.locator(address.slice(1));
      await expect(section.locator(':is(h1, h2)').first(), address).toBeInViewport();
    }
  });

  for (const path of PAGES) {
    test(`leads to ${path}, at its top`, async ({ page }) => {
      await visit(page, '/');
      await links(page)
        .and(page.locator(`[href="${pathOn(page, path)}"]`))
        .click();
      await expect(page).toHaveURL(pathOn(page, path));
      expect(await atRest(page)).toBe(0);
    });
  }
});

test.describe('The back-to-top button', () => {
  test('is hidden under 200 px and shown from there on', async ({ page }) => {
    await visit(page, '/');
    await expect(backToTop(page)).toBeHidden();
    await scrollTo(page, 199);
    await hydrated(page);
    await expect(backToTop(page)).toBeHidden();
    await scrollTo(page, 200);
    await expect(backToTop(page)).toBeVisible();
  });

  test('scrolls smoothly to the top', async ({ page }) => {
    await visit(page, '/');
    await hydrated(page);
    await scrollTo(page, 2000);
    await page.evaluate(() => {
      const places = new Set<number>();
      Object.assign(window, { places });
      addEventListener('scroll', () => places.add(window.scrollY));
    });
    await backToTop(page).click();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(backToTop(page)).toBeHidden();
    expect(
      await page.evaluate(() => (window as unknown as { places: Set<number> }).places.size),
    ).toBeGreaterThan(5);
  });
});
