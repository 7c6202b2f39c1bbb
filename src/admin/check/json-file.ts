import { parse, type ObjectNode, type ValueNode } from '@humanwhocodes/momoa';
import { jsonrepair } from 'jsonrepair';
import type { z } from 'astro/zod';
import { readText, type Files } from './files.ts';
import {
  fieldIssue,
  fieldName,
  issueOf,
  lineAt,
  MOST_ALIKE,
  unreadFile,
  type ContentFile,
  type Issue,
  type Path,
} from './messages.ts';
import { schemaIssues } from './schema-issues.ts';
import { latinDigits } from './texts.ts';

/**
 * Reads a JSON content file and validates it against its schema.
 * @param schemaOf returns the schema of the parsed value
 */
export async function readJsonFile(
  files: Files,
  file: string,
  schemaOf: (value: unknown) => z.ZodType,
): Promise<ContentFile> {
  const text = readText(files, file);
  if (typeof text !== 'string') return unreadFile(file, text);
  let value: unknown;
  let body: ValueNode;
  try {
    value = JSON.parse(text);
    body = parse(text).body;
  } catch (error) {
    return unreadFile(file, syntaxIssue(file, text, error as Error));
  }
  const located = { file, value, lineOf: (path: Path) => lineIn(body, path) };
  const schema = schemaOf(value);
  const { error } = await schema.safeParseAsync(value, { reportInput: true });
  const found = error ? schemaIssues(error.issues, schema, located) : [];
  const twice = [...repeatedFields(body)].slice(0, MOST_ALIKE).map(({ path, line, first }) => {
    const message = `is here twice, first on line ${first}\nDelete one of the two.`;
    return issueOf(file, message, line, fieldName(path));
  });
  return { ...located, issues: [...found, ...twice] };
}

/** Returns the line of a field, or of its closest existing ancestor. */
function lineIn(body: ValueNode, path: Path): number {
  let [node, line] = [body, body.loc.start.line];
  for (const part of path) {
    const found: ObjectNode['members'][number] | { value: ValueNode; loc: ValueNode['loc'] } | undefined =
      node.type === 'Object'
        ? node.members.find((member) => nameOf(member) === part)
        : node.type === 'Array'
          ? node.elements[Number(part)]
          : undefined;
    if (!found) break;
    [node, line] = [found.value, found.loc.start.line];
  }
  return line;
}

function nameOf({ name }: ObjectNode['members'][number]): string {
  return name.type === 'String' ? name.value : name.name;
}

/** Returns the fields that an object has twice, with both lines. */
function* repeatedFields(
  node: ValueNode,
  path: Path = [],
): Generator<{ path: Path; line: number; first: number }> {
  if (node.type === 'Array')
    for (const [index, { value }] of node.elements.entries()) yield* repeatedFields(value, [...path, index]);
  if (node.type !== 'Object') return;
  const lines = new Map<string, number>();
  for (const member of node.members) {
    const [name, line] = [nameOf(member), member.loc.start.line];
    const first = lines.get(name);
    if (first === undefined) lines.set(name, line);
    else yield { path: [...path, name], line, first };
    yield* repeatedFields(member.value, [...path, name]);
  }
}

const COMPARE =
  'Compare its quotes, commas and brackets with those of other lines: a text is between straight quotes ("…"), and a number has only digits: 28500';

/** Describes the first line that a repair of the JSON changes. */
function syntaxIssue(file: string, text: string, error: Error): Issue {
  const lines = text.split('\n');
  const repaired = repairedLines(text);
  const changed = lines.findIndex((line, index) => line !== repaired[index]);
  // A whole file in a list means that it has two values, e.g. because of a bracket too many.
  const isKnown = repaired.length > 0 && repaired[0] !== '[' && changed >= 0;
  const offset = Number(/at position (\d+)/.exec(error.message)?.[1] ?? text.trimEnd().length);
  const line = isKnown ? changed + 1 : lineAt(text, offset);
  const written = lines[line - 1]?.trim() ?? '';
  const problem = `There is a mistake in ${written.slice(0, 300) || 'this line'} or at the end of the line before it`;
  const better = isKnown ? (repaired[changed] ?? '').trim() : '';
  return issueOf(file, `${problem}\n${likelyFix(written, better)}`, line);
}

function repairedLines(text: string): string[] {
  try {
    return jsonrepair(text).split('\n');
  } catch {
    return [];
  }
}

/** Returns how a line with a mistake may be meant. */
function likelyFix(written: string, better: string): string {
  // A number as people write it: ₹28,500/-
  const [, name, number = ''] =
    /^("\w+"\s*:)\s*(?:₹|Rs\.?)?\s*([\d०-९][\d०-९,]*)[/-]*,?$/.exec(written) ?? [];
  if (name) return `Write only the digits 0 to 9: ${name} ${latinDigits(number).replaceAll(',', '')},`;
  if (better === '' || better.length > 300) return COMPARE;
  const joined = better.replace(/\s*(\\r)?\\n\s*/g, ' ');
  // A repair keeps a line break inside a text, which no field accepts.
  if (joined !== better && !written.includes('\\n')) return `Write the whole text on one line: ${joined}`;
  return `It may be meant like this: ${better}`;
}
