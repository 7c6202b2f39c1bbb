import { expect, test as base, type Locator, type Page } from 'playwright/test';
import { chooseFolder, fillFolder, readFile } from './folder.ts';
import { ORIGIN, PROJECT } from './project.ts';

export const USE = {
  // The editor renders fields only when they are in view.
  viewport: { width: 1280, height: 8000 },
  locale: 'en-IN',
  // Far from India, so that a date read in the visitor's own zone would show.
  timezoneId: 'America/Los_Angeles',
};

/** What Sveltia CMS reports, without consequence, when it saves a form whose Hindi is missing. */
const MISSING_LANGUAGE = 'Cannot convert undefined or null to object';

/** The columns of a form. */
type Column = 'English' | 'Hindi';

/** The editor in the browser, as a person uses it. */
export class Editor {
  readonly page: Page;
  /** What no editor should ever see in the console, and requests to other hosts. */
  readonly problems: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => {
      if (!error.message.includes(MISSING_LANGUAGE)) this.problems.push(error.stack ?? error.message);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(message.text());
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(ORIGIN) && !/^(blob|data):/.test(url)) this.problems.push(url);
    });
  }

  /** Chooses the folder of the project, in which one file may be missing. */
  async start(missing?: string): Promise<void> {
    await chooseFolder(this.page);
    // The editor asks whether the page of a new text is there, and the server does not see its file.
    await this.page.route(`${ORIGIN}/refund-policy`, (route) => route.fulfill({ body: '' }));
    await this.page.goto(`${ORIGIN}/favicon.svg`);
    await fillFolder(this.page, PROJECT, missing);
    await this.page.goto(`${ORIGIN}/admin`);
    await this.page.getByRole('button', { name: 'Open the Folder of the Website' }).click();
    await expect(this.page.getByText('Every page').first()).toBeVisible();
  }

  /** Opens the form of a file, with all entries of its lists. */
  async open(collection: string, entry: string): Promise<void> {
    await this.page.evaluate((hash) => (location.hash = hash), `#/collections/${collection}`);
    await expect(this.page.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await this.page.evaluate(
      (hash) => (location.hash = hash),
      `#/collections/${collection}/entries/${entry}`,
    );
    await expect(this.page.locator('[data-key-path]').first()).toBeVisible();
    const expand = this.page.getByRole('button', { name: 'Expand All', disabled: false });
    // A button expands the list in both languages. The form may be rendered again while it opens.
    await expect(async () => {
      while ((await expand.count()) > 0) await expand.first().click({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });
  }

  /** The field of a path, such as `items.0.title`. */
  field(path: string, column: Column = 'English'): Locator {
    return this.page.locator(`[data-key-path="${path}"]`).nth(column === 'Hindi' ? 1 : 0);
  }

  read(file: string): Promise<string> {
    return readFile(this.page, file);
  }

  /** Fills a field. The form may be rendered again while it opens. */
  async fill(path: string, value: string, column?: Column): Promise<void> {
    const input = this.field(path, column).locator('input, textarea').first();
    await expect(async () => {
      await input.fill(value);
      await expect(this.saveButton).toBeEnabled({ timeout: 2000 });
      await expect(input).toHaveValue(value, { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
  }

  /** Saves the form, which then closes, and waits until a file has changed. Returns its new text. */
  async save(file: string): Promise<string> {
    const before = await this.read(file);
    await this.saveButton.click();
    // The editor goes back to the list, from which the next form can be opened.
    await expect(this.page).toHaveURL(/#\/collections\/[\w-]+$/);
    await expect(this.saveButton).toHaveCount(0);
    await expect.poll(() => this.read(file).then((text) => text !== '' && text !== before)).toBe(true);
    return this.read(file);
  }

  private get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }
}

/** A test with one editor for all tests of a file, which must not report a problem. */
export const test = base.extend<{ noProblems: undefined }, { editor: Editor }>({
  editor: [
    async ({ browser }, use) => {
      // A fixture of a worker does not get the options of the configuration.
      const { viewport, locale, timezoneId } = USE;
      const editor = new Editor(await browser.newPage({ viewport, locale, timezoneId }));
      await editor.start();
      await use(editor);
    },
    { scope: 'worker' },
  ],
  noProblems: [
    async ({ editor }, use) => {
      await use(undefined);
      expect(editor.problems.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
