import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { sizeIssues } from './json/size-errors.ts';
import { offsetOf, readJson, valueOf } from './json/read-json.ts';
import { jsonSchemaOf, schemaOf, type JsonPath } from './json-schemas.ts';
import { lineAt, type Issue } from './issue.ts';
import { imageProblem } from './images.ts';
import { placeholderIssues } from './placeholders.ts';
import { readText } from './read-text.ts';
import { schemaIssues } from './schema-issues.ts';

/** A JSON file of `content/` and the issues that can be found without reading other files. */
export interface JsonFile {
  file: string;
  /** The parsed value; undefined if the file cannot be parsed. */
  value: unknown;
  /** The pictures that it names, relative to the project root. */
  pictures: string[];
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
  issues: Issue[];
}

/** Reads a JSON content file and validates it against its schema. */
export async function readJsonFile(projectRoot: string, path: JsonPath): Promise<JsonFile> {
  const file = `content/${path}.json`;
  const pictures: string[] = [];
  const unread = { file, value: undefined, pictures, lineOf: () => undefined };
  if (!existsSync(join(projectRoot, file))) {
    const fix = 'Restore it from the history: the site needs every file, with its original name.';
    return { ...unread, issues: [{ file, field: '', problem: 'is missing', fix }] };
  }
  if (!statSync(join(projectRoot, file)).isFile()) {
    const fix = 'Rename or delete the folder, and restore the file from the history.';
    return { ...unread, issues: [{ file, field: '', problem: 'A folder has the name of this file', fix }] };
  }
  const saved = readText(join(projectRoot, file), file);
  if (saved.text === '' && saved.issues.length > 0) return { ...unread, issues: saved.issues };
  const oversized = sizeIssues(saved.text, file);
  if (oversized.length > 0) return { ...unread, issues: [...saved.issues, ...oversized] };
  const { root, issues: unreadable } = readJson(saved.text, file);
  if (!root) return { ...unread, issues: [...saved.issues, ...unreadable] };

  const picture = () =>
    z.string().superRefine(async (named, context) => {
      pictures.push(join('content', path, '..', named).replaceAll('\\', '/'));
      const message = await imageProblem(projectRoot, file, named);
      if (message) context.addIssue({ code: 'custom', message });
    });
  const value = valueOf(root);
  const lineOf = (field: readonly PropertyKey[]) => lineAt(saved.text, offsetOf(root, field));
  const { error } = await schemaOf(path, picture).safeParseAsync(value);
  const checked = { file, value, schema: jsonSchemaOf(path), lineOf };
  const found = schemaIssues(error?.issues ?? [], checked);
  // With schema errors, a placeholder may seem to name no field only because that field is misspelt.
  const reported = found.length > 0 ? found : placeholderIssues(checked);
  const issues = [...saved.issues, ...unreadable, ...reported];
  return { file, value, pictures, lineOf, issues };
}
