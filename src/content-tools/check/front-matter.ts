import { load, YAMLException } from 'js-yaml';
import { z } from 'astro/zod';
import type { JsonSchema } from '../../content-model/schemas/json-schemas.ts';
import { legal } from '../../content-model/schemas/pages.ts';
import { issueOf, unreadFile, type ContentFile } from './issue.ts';
import { schemaIssues } from './schema-issues.ts';

const MISSING =
  'does not begin with its title, description and date between two lines of ---\nCopy the first lines of another file in content/legal and change the words.';

/** The pattern is tested against the reason of the parser and the line. */
const YAML_ERRORS: [pattern: RegExp, message: string][] = [
  [/duplicated mapping key/, 'has the same name twice between the two ---\nDelete one of the two lines.'],
  [/\t/, 'has a tab between the two ---\nDelete the tab and type two spaces.'],
  [
    /(?:)/,
    'has a line between the two --- that cannot be read\nEach line is a name, a colon, a space and a text. A text with a colon in it must be between quotes ("…").',
  ],
];

/** Parses the YAML front matter of a legal text and validates it against its schema. */
export function readFrontMatter(text: string, file: string): ContentFile {
  const [, source] = /^---[ \t]*\r?\n([^]*?\r?\n)?---[ \t]*(\r?\n|$)/.exec(text) ?? [];
  if (source === undefined) return unreadFile(file, [issueOf(file, MISSING, 1)]);
  const lines = source.split('\n');
  const lineOf = ([name = '', index = -1]: readonly PropertyKey[]) => {
    const first = lines.findIndex((line) => line.startsWith(`${String(name)}:`));
    return first < 0 ? 1 : first + 3 + Number(index);
  };
  // YAML cuts a text off before a #, which begins a comment.
  const cut = lines.flatMap((line, index) => {
    if (!/^(\w+:| *-) +[^"'\s][^#]* #/.test(line)) return [];
    const message = 'is cut off before the #\nPut quotes around the whole text ("…").';
    return issueOf(file, message, index + 2, /^\w+/.exec(line)?.[0] ?? 'A line');
  });
  try {
    // Without quotes, YAML would turn 31 February into 3 March.
    const value: unknown = load(source.replace(/^(updated: *)([\d-]+)[ \t\r]*$/m, '$1"$2"')) ?? {};
    const { error } = legal.safeParse(value, { reportInput: true });
    const schema = z.toJSONSchema(legal, { io: 'input' }) as JsonSchema;
    const issues = [...cut, ...schemaIssues(error?.issues ?? [], { file, schema, lineOf })];
    return { file, lineOf, value, issues };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = (error.mark as { line: number } | undefined)?.line ?? 0;
    const reason = `${error.reason}\n${lines[line]}`;
    const [, message = ''] = YAML_ERRORS.find(([pattern]) => pattern.test(reason)) ?? [];
    return unreadFile(file, [issueOf(file, message, line + 2)]);
  }
}
