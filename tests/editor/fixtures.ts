import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Locator, type Page } from 'playwright/test';
import { chooseFolder, fillFolder, readFile } from './folder.ts';
import { ORIGIN, PROJECT } from './project.ts';

/** The forms in the browser, as a person uses them. */
export class Forms {
  readonly page: Page;
  /** The clicks of a person, one for each field that is filled. */
  clicks = 0;
  /** Unexpected errors of the page and in its console. */
  readonly problems: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.problems.push(error.stack ?? error.message));
    page.on('console', (message) => {
      // Sveltia CMS asks another host for its fonts before it takes those of its package.
      const refusedFont = message.text().startsWith("Loading the font 'https://cdn.jsdelivr.net/");
      if (message.type() === 'error' && !refusedFont) this.problems.push(message.text());
    });
  }

  /** Chooses the folder of the project. */
  async start(): Promise<void> {
    await chooseFolder(this.page);
    await this.page.goto(`${ORIGIN}/favicon.svg`);
    await fillFolder(this.page, PROJECT);
    await this.page.goto(`${ORIGIN}/admin`);
    await this.page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect(this.page.getByText('Every page').first()).toBeVisible();
    this.clicks = 0;
  }

  /** Opens a form by its address. */
  async open(collection: string, entry: string): Promise<void> {
    await this.page.evaluate(
      (hash) => (location.hash = hash),
      `#/collections/${collection}/entries/${entry}`,
    );
    await expect(this.page.locator('[data-key-path]').first()).toBeVisible();
  }

  /** The field of a path, such as `items.0.title.en`. */
  field(path: string): Locator {
    return this.page.locator(`[data-key-path="${path}"]`);
  }

  async click(target: Locator): Promise<void> {
    await target.first().click();
    this.clicks += 1;
  }

  /** Scrolls to a field. The forms render the inside of a field when it is in view. */
  private async reveal(path: string): Promise<void> {
    const parts = path.split('.');
    const paths = parts.map((_, index) => parts.slice(0, index + 1).join('.'));
    const shown = paths.filter((part) => part === path || !/\d$/.test(part));
    for (const [index, outer] of shown.entries()) {
      // Content that is rendered above moves a field out of view again.
      await expect(async () => {
        if (index > 0)
          await this.field(shown[index - 1] ?? '')
            .first()
            .scrollIntoViewIfNeeded();
        await this.field(outer).first().scrollIntoViewIfNeeded({ timeout: 500 });
      }).toPass();
    }
  }

  /** Adds an optional part of a form, or an entry of a list. */
  async add(path: string, role: 'button' | 'checkbox' = 'button'): Promise<void> {
    await this.reveal(path);
    const name = role === 'button' ? { name: /^Add / } : {};
    await this.click(this.field(path).getByRole(role, name).last());
  }

  /** Fills fields by their paths. The dates of the browser take the day as year-month-day. */
  async fill(values: Record<string, string>): Promise<void> {
    for (const [path, value] of Object.entries(values)) {
      await this.reveal(path);
      const input = this.field(path).locator('input:not([type=file]):not([type=color]), textarea').first();
      await this.click(input);
      await input.fill(value);
      await expect(input).toHaveValue(value);
    }
  }

  /** Saves the form, which then closes, and returns the lines that `git diff` shows for a file. */
  async save(file: string): Promise<string[]> {
    const before = await readFile(this.page, file);
    await this.click(this.page.getByRole('button', { name: 'Save', exact: true }));
    await expect
      .poll(() => readFile(this.page, file).then((text) => text !== '' && text !== before))
      .toBe(true);
    return this.diff(file);
  }

  /** The lines that a file has lost and got, compared with the file of the project. */
  async diff(file: string): Promise<string[]> {
    const input = await readFile(this.page, file);
    const { stdout } = spawnSync('diff', [join(PROJECT, file), '-'], { input, encoding: 'utf8' });
    return stdout.split('\n').filter((line) => /^[<>]/.test(line));
  }
}

/** A content file of the project. */
export const original = (file: string) => readFileSync(join(PROJECT, file), 'utf8');

/** A test with the forms for a folder of its own, which must not report a problem. */
export const test = base.extend<{ forms: Forms }>({
  forms: async ({ page }, use) => {
    const forms = new Forms(page);
    await forms.start();
    await use(forms);
    expect(forms.problems).toEqual([]);
  },
});

export { expect };
