import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import { jsonSchemaOf, schemaOf, type JsonPath } from '../schemas/json-schemas.ts';
import { issueOf, lineAt, type Issue, type Located } from './issue.ts';
import { readJson } from './json-syntax.ts';
import { pictureSchema } from './pictures.ts';
import { placeholderIssues } from './placeholders.ts';
import { schemaIssues } from './schema-issues.ts';
import { readTextFile } from './text-file.ts';

/** A JSON file of `content/` and the issues that can be found without reading other files. */
export interface JsonFile extends Located {
  /** The parsed value; undefined if the file cannot be parsed. */
  value: unknown;
  /** The pictures that it names, relative to the project root. */
  pictures: string[];
  issues: Issue[];
}

/** Reads a JSON content file and validates it against its schema. */
export async function readJsonFile(projectRoot: string, path: JsonPath): Promise<JsonFile> {
  const file = `content/${path}.json`;
  const pictures: string[] = [];
  const unread = (issues: Issue[]) => ({ file, value: undefined, pictures, lineOf: () => undefined, issues });
  const fileIssue = (message: string) => unread([issueOf(file, message)]);
  if (!existsSync(join(projectRoot, file)))
    return fileIssue(
      'is missing\nRestore it from the history: the site needs every file, with its original name.',
    );
  if (!statSync(join(projectRoot, file)).isFile()) {
    return fileIssue(
      'A folder has the name of this file\nRename or delete the folder, and restore the file from the history.',
    );
  }
  const { text, issues: saved } = readTextFile(join(projectRoot, file), file);
  if (text.trim() === '')
    return saved.length > 0
      ? unread(saved)
      : fileIssue('is empty\nRestore its last version from the history.');
  const { root, issues: unreadable } = readJson(text, file);
  if (!root) return unread([...saved, ...unreadable]);

  const value = getNodeValue(root) as unknown;
  const lineOf = (field: readonly PropertyKey[]) => {
    for (let end = field.length; end > 0; end -= 1) {
      const node = findNodeAtLocation(root, field.slice(0, end) as (string | number)[]);
      // The line of a field is that of its name, not of its value.
      if (node) return lineAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
    }
    return lineAt(text, root.offset);
  };
  const schema = schemaOf(path, () => pictureSchema(projectRoot, file, pictures));
  const { error } = await schema.safeParseAsync(value);
  const checked = { file, value, schema: jsonSchemaOf(path), lineOf };
  const found = schemaIssues(error?.issues ?? [], checked);
  // With schema errors, a placeholder may seem to name no field only because that field is misspelt.
  const reported = found.length > 0 ? found : placeholderIssues(checked);
  // A value without quotes is one mistake, although its type may be wrong too.
  const once = unreadable.filter(({ line }) => !reported.some((issue) => issue.line === line));
  const issues = [...saved, ...once, ...reported].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { file, value, pictures, lineOf, issues };
}
