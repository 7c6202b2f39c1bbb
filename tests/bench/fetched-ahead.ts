import type { Locator, Page } from 'playwright';
import { asVisitor, DESKTOP, PHONE, type Bench } from './bench.ts';
import { BOUNDS } from './bounds.ts';
import { bounded, type Figure } from './figure.ts';
import { ROUTES, type Route } from './page-bytes.ts';
import { settle } from './visit.ts';

const HELD_MS = 500;
const ARRIVAL_MS = 500;

/** How a link is hovered by a mouse, or touched by a finger that then thinks better of it. */
const HANDS = {
  hover: { device: DESKTOP, hold: (link: Locator) => link.hover() },
  touch: { device: PHONE, hold: touch },
};

/** Which links lead to pages that are not fetched while a hand is still on the link. */
export async function measureFetchedAhead(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, hand] of Object.entries(HANDS)) {
    const missed: string[] = [];
    let tried = 0;
    for (const route of ROUTES) {
      for (const target of ROUTES.filter((other) => other !== route)) {
        tried += 1;
        if (!(await isFetchedAhead(bench, hand, route, target))) missed.push(`${route} -> ${target}`);
      }
    }
    const note = missed.length > 0 ? `${missed.length} of ${tried}: ${missed.join(', ')}` : `of ${tried}`;
    figures.push(
      bounded(`links not fetched ahead on ${name}`, missed.length, BOUNDS.linksNotFetchedAhead, note),
    );
  }
  return figures;
}

function isFetchedAhead(
  bench: Bench,
  { device, hold }: (typeof HANDS)[keyof typeof HANDS],
  route: Route,
  target: Route,
): Promise<boolean> {
  return asVisitor(bench, device, async (page) => {
    await page.goto(route);
    await settle(page);
    const link = await visibleLink(page, target);
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(ARRIVAL_MS);
    bench.host.requests.length = 0;
    await hold(link);
    await page.waitForTimeout(HELD_MS + ARRIVAL_MS);
    return bench.host.requests.some(
      ({ path, headers }) =>
        samePage(path, target) && String(headers['sec-purpose'] ?? '').startsWith('prefetch'),
    );
  });
}

/** The first link to a page that can be seen, whatever section it leads to. */
async function visibleLink(page: Page, target: Route): Promise<Locator> {
  for (const link of await page.locator('a[href]').all()) {
    const href = await link.evaluate((element) => (element as HTMLAnchorElement).href);
    const { hostname, pathname } = new URL(href);
    if (hostname === 'localhost' && samePage(pathname, target) && (await link.isVisible())) return link;
  }
  throw new Error(`${page.url()} has no visible link to ${target}.`);
}

function samePage(path: string, target: Route): boolean {
  return path.replace(/\/$/, '') === target.replace(/\/$/, '');
}

async function touch(link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link cannot be touched.');
  const session = await link.page().context().newCDPSession(link.page());
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await link.page().waitForTimeout(HELD_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
}
