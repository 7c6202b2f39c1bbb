import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { chooseFolder, fillFolder } from '../editor/folder.ts';

/** The width of a picture of the editor in the guide, in pixels. */
const WIDTH_PX = 760;

/** The forms in the guide, by the name of the picture. */
const FORMS: Record<string, string> = {
  'editor-files': '#/collections/landing',
  'editor-languages': '#/collections/landing/entries/about',
  'editor-trips': '#/collections/trips/entries/upcoming',
};

/** Takes screenshots of the editor of a dev server for the guide for editors. */
export async function takeEditorPictures(page: Page, origin: string, folder: string): Promise<void> {
  await chooseFolder(page);
  await page.goto(`${origin}/favicon.svg`);
  await fillFolder(page, process.cwd());
  await page.goto(`${origin}/admin`);
  await page.getByRole('button', { name: 'Open the Folder of the Website' }).click();
  await page.getByText('Every page').first().waitFor();
  for (const [name, hash] of Object.entries(FORMS)) {
    await page.evaluate((target) => (location.hash = target), hash);
    await page.waitForTimeout(2500);
    const picture = sharp(await page.screenshot()).resize({ width: WIDTH_PX });
    await writeFile(`${folder}/${name}.webp`, await picture.webp({ quality: 55, effort: 6 }).toBuffer());
  }
}
