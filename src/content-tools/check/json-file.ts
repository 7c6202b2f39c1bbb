import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import { jsonSchemaOf, schemaOf, type JsonPath } from '../../content-model/schemas/json-schemas.ts';
import { lineAt, unreadFile, type ContentFile } from './issue.ts';
import { readJson } from './json-syntax.ts';
import { pictureSchema } from './pictures.ts';
import { placeholderIssues } from './placeholders.ts';
import { schemaIssues } from './schema-issues.ts';
import { readTextFile } from './text-file.ts';
import { videoIssues } from './videos.ts';

/** A JSON file of `content/`. */
export interface JsonFile<Path extends JsonPath = JsonPath> extends ContentFile {
  path: Path;
  /** The pictures and videos that it names, relative to the project root. */
  media: string[];
}

/** Reads a JSON content file and validates it against its schema. */
export async function readJsonFile<Path extends JsonPath>(
  projectRoot: string,
  path: Path,
): Promise<JsonFile<Path>> {
  const file = `content/${path}.json`;
  const media: string[] = [];
  const { text, issues: saved } = readTextFile(projectRoot, file);
  if (text === '') return { ...unreadFile(file, saved), path, media };
  const { root, issues: unreadable } = readJson(text, file);
  if (!root) return { ...unreadFile(file, [...saved, ...unreadable]), path, media };

  const value = getNodeValue(root) as unknown;
  const lineOf = (field: readonly PropertyKey[]) => {
    for (let end = field.length; end > 0; end -= 1) {
      const node = findNodeAtLocation(root, field.slice(0, end) as (string | number)[]);
      // The line of a field is that of its name, not of its value.
      if (node) return lineAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
    }
    return lineAt(text, root.offset);
  };
  const schema = schemaOf(path, () => pictureSchema(projectRoot, file, media));
  const { error } = await schema.safeParseAsync(value, { reportInput: true });
  const found = schemaIssues(error?.issues ?? [], { file, schema: jsonSchemaOf(path), lineOf });
  // With schema errors, a placeholder may seem to name no field only because that field is misspelt.
  if (found.length === 0) found.push(...placeholderIssues({ file, value, lineOf }));
  found.push(...(await videoIssues(projectRoot, { file, value, lineOf, path, media })));
  // A value without quotes is one mistake, although its type may be wrong too.
  const once = unreadable.filter(({ line }) => !found.some((issue) => issue.line === line));
  const issues = [...saved, ...found, ...once].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { file, value, lineOf, path, media, issues };
}
