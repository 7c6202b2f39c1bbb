import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** The name of the folder in the browser's private file system that takes the place of the project. */
const FOLDER = 'project';

/** Lets the forms find that folder when they ask for one. A test cannot use the dialog of the browser. */
export async function chooseFolder(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const showDirectoryPicker = async () => (await navigator.storage.getDirectory()).getDirectoryHandle(name);
    Object.assign(window, { showDirectoryPicker });
  }, FOLDER);
}

/** Copies the content of a project into that folder. The page must be of the same origin as the forms. */
export async function fillFolder(page: Page, project: string): Promise<void> {
  const files = globSync('content/{,images/,videos/,legal/,landing/,trips/,upcoming/}*.*', { cwd: project });
  const contents = files.map((file) => [file, readFileSync(join(project, file)).toString('base64')] as const);
  await page.evaluate(
    async ([name, all]) => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle(name, { create: true });
      await folder.getDirectoryHandle('.git', { create: true });
      for (const [path, base64] of all) {
        const parts = path.split('/');
        let parent = folder;
        for (const part of parts.slice(0, -1)) {
          parent = await parent.getDirectoryHandle(part, { create: true });
        }
        const file = await parent.getFileHandle(parts.at(-1) ?? '', { create: true });
        const writable = await file.createWritable();
        await writable.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
        await writable.close();
      }
    },
    [FOLDER, contents] as const,
  );
}

/** A file of that folder, or '' if it is not there or is being written. */
export async function readFile(page: Page, path: string): Promise<string> {
  return (await readBytes(page, path)).toString();
}

/** The bytes of a file of that folder. */
export async function readBytes(page: Page, path: string): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([name, parts]) => {
      try {
        let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(name);
        for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
        const file = await folder.getFileHandle(parts.at(-1) ?? '');
        return new Uint8Array(await (await file.getFile()).arrayBuffer()).toBase64();
      } catch {
        return '';
      }
    },
    [FOLDER, path.split('/')] as const,
  );
  return Buffer.from(base64, 'base64');
}
