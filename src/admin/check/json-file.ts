import { jsonrepair, JSONRepairError } from 'jsonrepair';
import { jsonSchemaOf, schemaOf, type JsonPath } from '../../content-model/schemas/json-schemas.ts';
import { fieldName, issueOf, lineAt, MOST_ALIKE, unreadFile, type ContentFile, type Issue } from './issue.ts';
import { pictureSchema, videoIssues } from './media.ts';
import { placeholderIssues } from './placeholders.ts';
import { schemaIssues } from './schema-issues.ts';
import { readTextFile } from './text-file.ts';
import { textsIn, wrongLanguage } from './words.ts';

/** A JSON file of `content/`. */
export interface JsonFile<FilePath extends JsonPath = JsonPath> extends ContentFile {
  path: FilePath;
  /** The pictures and videos that it names, relative to the project root. */
  media: string[];
}

/** Reads a JSON content file and validates it against its schema. */
export async function readJsonFile<FilePath extends JsonPath>(
  projectRoot: string,
  path: FilePath,
): Promise<JsonFile<FilePath>> {
  const file = `content/${path}.json`;
  const media: string[] = [];
  const { text, issues: saved } = readTextFile(projectRoot, file);
  const unread = (found: Issue[]) => ({ ...unreadFile(file, [...saved, ...found]), path, media });
  if (text === '') return unread([]);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return unread([syntaxIssue(file, text, error as SyntaxError)]);
  }
  const words = textsIn(value).map((found) => found.text);
  const foreign = wrongLanguage(file, words.join('\n'));
  if (foreign.length > 0) return unread(foreign);

  const { lines, repeated } = fieldsIn(text);
  const located = {
    file,
    value,
    lineOf: (field: readonly PropertyKey[]) => {
      const known = field.findLastIndex((_, index) => lines.has(fieldName(field.slice(0, index + 1))));
      return lines.get(fieldName(field.slice(0, known + 1)));
    },
  };
  const schema = schemaOf(path, () => pictureSchema(projectRoot, file, media));
  const { error } = await schema.safeParseAsync(value, { reportInput: true });
  const found = error ? schemaIssues(error.issues, { ...located, schema: jsonSchemaOf(path) }) : [];
  // With schema errors, a placeholder may seem to name no field only because that field is misspelt.
  if (found.length === 0) found.push(...placeholderIssues(located));
  found.push(...(await videoIssues(projectRoot, located, media)));
  for (const [field, line, first] of repeated.slice(0, MOST_ALIKE)) {
    const message = `is here twice, first on line ${first}\nDelete one of the two.`;
    found.push(issueOf(file, message, line, field));
  }
  const others = found.filter(({ line }) => !saved.some((issue) => issue.line === line));
  const issues = [...saved, ...others].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { ...located, path, media, issues };
}

/** Describes the first line that a repair of the JSON changes. */
function syntaxIssue(file: string, text: string, { message }: SyntaxError): Issue {
  const lines = text.split('\n');
  let repaired: string[] = [];
  let offset = Number(/at position (\d+)/.exec(message)?.[1] ?? text.trimEnd().length);
  try {
    repaired = jsonrepair(text).split('\n');
  } catch (error) {
    if (error instanceof JSONRepairError) offset = error.position;
  }
  const changed = lines.findIndex((line, index) => line !== repaired[index]);
  // A whole file in a list means that it has two values, e.g. because of a bracket too many.
  const isKnown = repaired.length > 0 && repaired[0] !== '[';
  const line = isKnown ? changed + 1 : lineAt(text, Math.min(offset, text.length));
  const better = isKnown ? (repaired[changed] ?? '').trim() : '';
  const compare =
    'Compare its quotes, commas and brackets with those of other lines: a text is between straight quotes ("…"), and a number has only digits: 28500';
  const fix = better === '' || better.length > 300 ? compare : `It may be meant like this: ${better}`;
  const found = (lines[line - 1] ?? '').trim().slice(0, 300);
  const problem = `There is a mistake in ${found || 'this line'} or at the end of the line before it`;
  return issueOf(file, `${problem}\n${fix}`, line);
}

/** Returns the lines of the fields in valid JSON, and the fields that are there twice with both lines. */
function fieldsIn(text: string) {
  const lines = new Map<string, number>();
  const repeated: [field: string, line: number, first: number][] = [];
  const path: (string | number)[] = [];
  let line = 1;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[[\]{},\n]|[^\s"[\]{},]+/g)) {
    const last = path.at(-1);
    if (token === '\n') line += 1;
    else if (token === ']' || token === '}') path.pop();
    else if (token === ',') path.splice(-1, 1, typeof last === 'number' ? last + 1 : '');
    else {
      const isName = token.endsWith(':');
      if (isName) path.splice(-1, 1, JSON.parse(token.slice(0, -1)) as string);
      const field = fieldName(path);
      const first = lines.get(field);
      if (first === undefined) lines.set(field, line);
      else if (isName) repeated.push([field, line, first]);
      line += token.split('\n').length - 1;
      if (token === '{') path.push('');
      if (token === '[') path.push(0);
    }
  }
  return { lines, repeated };
}
