import { filesIn, type Files } from '#admin/check/files.ts';
import { FIXTURE_ROOT } from '../fixtures/site.ts';

/** A file as an editor leaves it; undefined removes it. */
export type Edit = (text: string) => string | Buffer | undefined;

const onDisk = filesIn(FIXTURE_ROOT);

/** The content of the tests with some files changed. A file that does not exist is empty before. */
export function changedFiles(edits: Readonly<Record<string, Edit>>): Files {
  const changed = new Map<string, Buffer | undefined>();
  for (const [file, edit] of Object.entries(edits)) {
    const text = onDisk.names.includes(file) ? onDisk.read(file).toString() : '';
    const result = edit(text);
    if (result === text) throw new Error(`${file} has nothing to change`);
    changed.set(file, result === undefined ? undefined : Buffer.from(result));
  }
  const names = new Set([...onDisk.names, ...changed.keys()]);
  return {
    names: [...names].filter((name) => !changed.has(name) || changed.get(name)),
    read: (file) => changed.get(file) ?? onDisk.read(file),
  };
}

/** Writes a value at a path such as `page.price.deposit` of a JSON file; undefined removes the field. */
export function set(path: string, value: unknown): Edit {
  return (text) => {
    const root = JSON.parse(text) as Record<string, unknown>;
    const names = path.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce((inner, name) => inner[name] as Record<string, unknown>, root);
    if (Array.isArray(parent) && value === undefined) parent.splice(Number(last), 1);
    else parent[last] = value;
    return JSON.stringify(root, null, 2);
  };
}

/** Replaces a part of a text. */
export const swap =
  (was: string | RegExp, becomes: string): Edit =>
  (text) =>
    text.replace(was, () => becomes);

/** Writes a whole file. */
export const write =
  (bytes: string | Buffer): Edit =>
  () =>
    bytes;

export const remove: Edit = () => undefined;

/** Does several edits of one file. */
export const all =
  (...edits: Edit[]): Edit =>
  (text) =>
    edits.reduce<ReturnType<Edit>>((before, edit) => edit(String(before)), text);
