import type { z } from 'astro/zod';
import { jsonrepair, JSONRepairError } from 'jsonrepair';
import { readSource, readText, type Files } from './files.ts';
import { issueOf, lineAt, unreadFile, type ContentFile, type Issue } from './messages.ts';
import { schemaIssues } from './schema-issues.ts';
import { latinDigits } from './texts.ts';

/** Reads a JSON content file and validates it against its schema, which may depend on its value. */
export async function readJsonFile(
  files: Files,
  file: string,
  schemaOf: (value: unknown) => z.ZodType,
): Promise<ContentFile> {
  const text = readText(files, file);
  if (typeof text !== 'string') return unreadFile(file, text);
  try {
    const value: unknown = JSON.parse(text);
    const { lineOf, issues } = readSource(file, text);
    const schema = schemaOf(value);
    const { error } = await schema.safeParseAsync(value, { reportInput: true });
    const found = error ? schemaIssues(error.issues, schema, { file, value, lineOf }) : [];
    return { file, value, lineOf, issues: [...issues.filter(({ field }) => field), ...found] };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return unreadFile(file, syntaxIssue(file, text, error));
  }
}

const COMPARE =
  'Compare its quotes, commas and brackets with those of other lines: a text is between straight quotes ("…"), and a number has only digits: 28500';

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
  const isKnown = repaired.length > 0 && repaired[0] !== '[' && changed >= 0;
  const line = isKnown ? changed + 1 : lineAt(text, offset);
  const written = lines[line - 1]?.trim().slice(0, 300) ?? '';
  const problem = `There is a mistake in ${written || 'this line'} or at the end of the line before it`;
  const better = isKnown ? (repaired[changed] ?? '').trim() : '';
  return issueOf(file, `${problem}\n${likelyFix(written, better)}`, line);
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
