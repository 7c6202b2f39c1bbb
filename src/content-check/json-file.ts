import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import type { ContentPath } from '../schemas/content-files.ts';
import { sizeIssues } from './json/size-faults.ts';
import { placeOf, readJson, valueOf } from './json/read-json.ts';
import { jsonSchemaOf, schemaOf } from './json-schemas.ts';
import { lineAt, type Issue } from './issue.ts';
import { imageProblem } from './images.ts';
import { placeholderIssues } from './placeholders.ts';
import { readText } from './read-text.ts';
import { schemaIssues } from './schema-issues.ts';

/** A JSON file of `content/`, read and checked by itself. */
export interface JsonFile {
  file: string;
  /** What it says; undefined where it cannot be read. */
  value: unknown;
  /** The pictures that it names, from the top folder of the project. */
  pictures: string[];
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
  issues: Issue[];
}

/** Reads a JSON file of the project in the folder `top` and checks it against its schema. */
export async function readJsonFile(top: string, path: ContentPath): Promise<JsonFile> {
  const file = `content/${path}.json`;
  const pictures: string[] = [];
  const unread = { file, value: undefined, pictures, lineOf: () => undefined };
  if (!existsSync(join(top, file))) {
    const fix = 'Bring it back from the history: the site needs every file, under its own name.';
    return { ...unread, issues: [{ file, field: '', problem: 'is missing', fix }] };
  }
  if (!statSync(join(top, file)).isFile()) {
    const fix = 'Give the folder another name, or delete it, and bring the file back from the history.';
    return { ...unread, issues: [{ file, field: '', problem: 'A folder has the name of this file', fix }] };
  }
  const saved = readText(join(top, file), file);
  if (saved.text === '' && saved.issues.length > 0) return { ...unread, issues: saved.issues };
  const oversized = sizeIssues(saved.text, file);
  if (oversized.length > 0) return { ...unread, issues: [...saved.issues, ...oversized] };
  const { root, issues: unreadable } = readJson(saved.text, file);
  if (!root) return { ...unread, issues: [...saved.issues, ...unreadable] };

  const picture = () =>
    z.string().superRefine(async (named, context) => {
      pictures.push(join('content', path, '..', named).replaceAll('\\', '/'));
      const message = await imageProblem(top, file, named);
      if (message) context.addIssue({ code: 'custom', message });
    });
  const value = valueOf(root);
  const lineOf = (field: readonly PropertyKey[]) => lineAt(saved.text, placeOf(root, field));
  const { error } = await schemaOf(path, picture).safeParseAsync(value);
  const checked = { file, value, schema: jsonSchemaOf(path), lineOf };
  const found = schemaIssues(error?.issues ?? [], checked);
  // A placeholder may only seem to name nothing, because what it names is mistyped or gone.
  const told = found.length > 0 ? found : placeholderIssues(checked);
  const issues = [...saved.issues, ...unreadable, ...told];
  return { file, value, pictures, lineOf, issues };
}
