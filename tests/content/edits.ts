import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What an editor does to a file of a folder. */
export interface Edit {
  /** In words, for the name of a test. */
  what: string;
  apply: (path: string) => void;
}

type Json = Record<string, unknown>;

/** Writes a value at a path such as `trips.0.cost` of a JSON file; `undefined` removes the field. */
export function set(path: string, value: unknown): Edit {
  const apply = (file: string) => {
    const root = JSON.parse(readFileSync(file, 'utf8')) as Json;
    const names = path.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce((inner, name) => inner[name] as Json, root);
    if (Array.isArray(parent) && value === undefined) parent.splice(Number(last), 1);
    else parent[last] = value;
    writeFileSync(file, JSON.stringify(root, null, 2));
  };
  return { what: `${path} becomes ${value === undefined ? 'nothing' : JSON.stringify(value)}`, apply };
}

/** Writes values at that path. */
export const setter = (path: string) => (value: unknown) => set(path, value);

/** Copies the value at one path of a JSON file to another one. */
export function copyValue(from: string, to: string): Edit {
  const apply = (file: string) => {
    let value = JSON.parse(readFileSync(file, 'utf8')) as unknown;
    for (const name of from.split('.')) value = (value as Json)[name];
    set(to, value).apply(file);
  };
  return { what: `${from} is copied to ${to}`, apply };
}

/** Changes a part of a text file. */
export function swap(was: string | RegExp, becomes: string): Edit {
  const apply = (file: string) => {
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(was, becomes);
    if (changed === text) throw new Error(`${file} has no ${String(was)} to change`);
    writeFileSync(file, changed);
  };
  return { what: `${String(was)} becomes ${JSON.stringify(becomes)}`, apply };
}

/** Writes a whole file. */
export function write(bytes: string | Buffer): Edit {
  const apply = (file: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  };
  return { what: `becomes ${JSON.stringify(bytes.toString('latin1').slice(0, 30))}`, apply };
}

/** Saves a file in another way: its text becomes other bytes. */
export function save(what: string, change: (text: string) => string | Buffer): Edit {
  return { what, apply: (file) => writeFileSync(file, change(readFileSync(file, 'utf8'))) };
}

export const remove: Edit = { what: 'is removed', apply: (file) => rmSync(file, { recursive: true }) };

export const makeFolder: Edit = {
  what: 'is a folder',
  apply: (file) => {
    rmSync(file, { recursive: true, force: true });
    mkdirSync(file);
  },
};

/** Gives a file another name. */
export function rename(name: string): Edit {
  return { what: `is renamed to ${name}`, apply: (file) => renameSync(file, join(dirname(file), name)) };
}

/** Copies a file over another one of the same folder of content. */
export function copyFrom(other: string): Edit {
  const apply = (file: string) => {
    const [top = ''] = file.split('/content/');
    writeFileSync(file, readFileSync(join(top, other)));
  };
  return { what: `is replaced by ${other}`, apply };
}

/** Does several edits one after the other. */
export function all(...edits: (Edit & { file?: string })[]): Edit {
  const apply = (path: string) => {
    const [top = ''] = path.split('/content/');
    for (const { file, apply: change } of edits) change(file ? join(top, file) : path);
  };
  return { what: edits.map(({ what }) => what).join(', and '), apply };
}

/** An edit of another file than that of the message. */
export function also(file: string, edit: Edit): Edit & { file: string } {
  return { ...edit, what: `${file}: ${edit.what}`, file };
}
