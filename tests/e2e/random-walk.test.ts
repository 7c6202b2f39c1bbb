import fc from 'fast-check';
import type { Page } from 'playwright/test';
import { CALLBACK, slidIn } from './callback-panel.ts';
import { expect, test } from './fixtures.ts';

/** How many walks there are, and the seed of their actions. */
const WALKS = Number(process.env['WALKS'] ?? 10);
const SEED = Number(process.env['SEED'] ?? 1);

const LAYERS = ':popover-open, dialog[open]';

/** A visitor who walks over the site, and what is expected of the page. */
interface Walk {
  page: Page;
  /** The text that the name field must have, if it is known. */
  name: string | undefined;
  /** How many names were typed. */
  names: number;
  /** The body of the requests that the receiver has stored, by their ids. The last one is the newest. */
  stored: Map<string, string>;
  /** The ids of the requests whose success was shown. */
  received: Set<string>;
  /** The next answer of the receiver. */
  answer: 'success' | 'failure' | 'late';
  /** Gives the answers that are late. */
  late: (() => Promise<void>)[];
}

/** Goes to another page, where nothing is known of the name field. */
async function leave(walk: Walk, go: () => Promise<unknown>): Promise<void> {
  walk.name = undefined;
  await go();
  await walk.page.waitForLoadState();
}

const hasLayer = async (page: Page) => (await page.locator(LAYERS).count()) > 0;
const hasForm = (page: Page) => page.locator('dialog[open] form').isVisible();

/** Clicks the first match that is visible, unless a layer lies over the page. */
async function click(page: Page, selector: string): Promise<void> {
  const target = page.locator(`${selector} >> visible=true`).first();
  if (!(await hasLayer(page)) && (await target.count()) > 0) await target.click();
}

async function send(walk: Walk, answer: Walk['answer']): Promise<void> {
  const { page } = walk;
  if (!(await hasForm(page)) || walk.late.length > 0) return;
  // What has just been received is not sent again.
  if ((await page.locator('[data-status=received]').count()) > 0) return;
  walk.answer = answer;
  await page.locator('dialog [type=submit]').click();
  if (answer === 'late') await expect.poll(() => walk.late.length).toBe(1);
  if (answer === 'failure') await expect(page.locator('[data-status=failed]')).toBeAttached();
  if (answer !== 'success') return;
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('[name=name]')).toHaveValue('');
  const id = [...walk.stored.keys()].at(-1) ?? 'no request';
  expect([...walk.received], 'each success has a row of its own').not.toContain(id);
  walk.received.add(id);
  walk.name = '';
}

async function ask(page: Page, button: string): Promise<void> {
  await click(page, button);
  if (await hasForm(page)) await slidIn(page);
}

/** What a visitor may do. What is not possible at the moment does nothing. */
const ACTIONS: Record<string, (walk: Walk) => Promise<unknown>> = {
  'opens the menu': ({ page }) => click(page, 'button.navbar-menu'),
  'follows a link of the menu': async (walk) => {
    const link = walk.page.locator('.sidebar:popover-open nav a').nth(1);
    if (await link.isVisible()) await leave(walk, () => link.click());
  },
  'closes what is open': async ({ page }) => {
    if (!(await hasLayer(page))) return;
    await page.keyboard.press('Escape');
    await expect(page.locator(LAYERS)).toHaveCount(0);
  },
  'follows a link of the bar': (walk) => leave(walk, () => click(walk.page, '.navbar-links a')),
  'changes the language': (walk) => leave(walk, () => click(walk.page, '.footer .language-link')),
  'opens the landing page': (walk) => leave(walk, () => walk.page.goto('/')),
  'opens the trips page': (walk) => leave(walk, () => walk.page.goto('/trips')),
  'opens the page of a trip': (walk) => leave(walk, () => click(walk.page, '.trip-name a')),
  'asks for a trip': ({ page }) => ask(page, ':is(article, .trip-ask) .callback-button'),
  'asks for another trip': ({ page }) => ask(page, '.trips > .callback-button'),
  'types a name': async (walk) => {
    if (!(await hasForm(walk.page)) || walk.late.length > 0) return;
    walk.name = `Asha ${(walk.names += 1)}`;
    await walk.page.locator('[name=name]').fill(walk.name);
  },
  'sends the form': (walk) => send(walk, 'success'),
  'sends the form in vain': (walk) => send(walk, 'failure'),
  'sends the form and waits': (walk) => send(walk, 'late'),
  'gets a late answer': async (walk) => {
    if (walk.late.length > 0) walk.name = undefined;
    for (const give of walk.late.splice(0)) await give();
    // Until the panel has closed by itself, the same request is not sent again.
    await expect(walk.page.locator('[data-status=submitting], [data-status=received]')).toHaveCount(0);
  },
  'goes back': (walk) => leave(walk, () => walk.page.goBack()),
  'goes forward': (walk) => leave(walk, () => walk.page.goForward()),
  'reloads the page': (walk) => leave(walk, () => walk.page.reload()),
  scrolls: ({ page }) => page.mouse.wheel(0, 900),
  'holds a phone': ({ page }) => page.setViewportSize({ width: 360, height: 740 }),
  'holds a tablet': ({ page }) => page.setViewportSize({ width: 768, height: 1024 }),
  'sits at a computer': ({ page }) => page.setViewportSize({ width: 1280, height: 900 }),
  'makes the text larger': ({ page }) => click(page, '[data-text-size-button="150"]'),
};

/** Checks what must hold at every moment. */
async function check({ page, name }: Walk): Promise<void> {
  const broken = () =>
    page.evaluate((layers) => {
      const open = [...document.querySelectorAll(layers)];
      const { activeElement: focused, body, documentElement: root } = document;
      const rules = {
        'one layer is open at most': open.length <= 1,
        'nothing scrolls sideways': root.scrollWidth <= root.clientWidth,
        'the focus is visible':
          focused === body || focused?.checkVisibility({ visibilityProperty: true }) === true,
        'the focus is in the layer': open.every((layer) => focused === body || layer.contains(focused)),
      };
      return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : rule));
    }, LAYERS);
  await expect.poll(broken).toEqual([]);
  if (name !== undefined) await expect(page.locator('[name=name]')).toHaveValue(name);
}

// The form is used more often than what leads away from it.
const likely = Object.keys(ACTIONS).flatMap((action) =>
  /asks|types|sends|late/.test(action) ? [action, action, action, action] : action,
);
const walk = fc.array(fc.constantFrom(...likely), { minLength: 15, maxLength: 25 });

for (const [index, actions] of fc.sample(walk, { seed: SEED, numRuns: WALKS }).entries()) {
  test(`Walk ${index + 1} over the site keeps one layer, the focus and what was typed`, async ({ page }) => {
    test.setTimeout(120_000);
    const visitor: Walk = {
      page,
      name: undefined,
      names: 0,
      stored: new Map(),
      received: new Set(),
      answer: 'success',
      late: [],
    };
    await page.route(CALLBACK, async (route) => {
      const id = new URL(route.request().url()).searchParams.get('id') ?? '';
      const body = route.request().postData() ?? '';
      const store = async () => {
        expect(visitor.stored.get(id) ?? body, 'another request has another id').toBe(body);
        visitor.stored.delete(id);
        visitor.stored.set(id, body);
        // The page that has sent the request may be gone.
        await route.fulfill({ json: { status: 'success' } }).catch(() => undefined);
      };
      if (visitor.answer === 'failure') await route.fulfill({ status: 500 });
      else if (visitor.answer === 'late') visitor.late.push(store);
      else await store();
    });
    await page.goto('/trips');
    for (const action of actions)
      await test.step(`The visitor ${action}`, async () => {
        await ACTIONS[action]?.(visitor);
        await check(visitor);
      });
  });
}
