import { basename } from 'node:path';
import Slugger from 'github-slugger';
import { legal } from '#content-model/schemas/pages.ts';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#content-model/languages.ts';
import { LEGAL_FACTS } from '#content-model/legal/legal-facts.ts';
import { reservedPaths } from '#content-model/pages.ts';
import { readSource, readText, type Files } from './files.ts';
import { schemaIssues } from './json-file.ts';
import { fieldIssues, issueOf, lineAt, nearest, unreadFile, wrongName } from './messages.ts';
import type { ContentFile, Issue } from './messages.ts';
import { translationProblem } from './texts.ts';

/** A file of `content/legal/`. */
export interface LegalFile extends ContentFile {
  /** The name of its page. */
  id: string;
  /** Undefined for an English text. */
  language: TranslatedLanguage | undefined;
  /** The Markdown, with blanks in place of the front matter. */
  body: string;
  /** The anchors of its headings; undefined if a mistake may hide a heading. */
  anchors?: string[] | undefined;
}

/** Matches the lines at the top of a legal text that have its title, description and date. */
const FRONT_MATTER = /^---[ \t]*\r?\n([^]*?\r?\n)?---[ \t]*(\r?\n|$)/;

const NO_FRONT_MATTER =
  'does not begin with its title, description and date between two lines of ---\nCopy the first lines of another file in content/legal and change the words.';

/** Markdown that the page would show wrongly, by the problem and the fix. `$&` stands for the match. */
const PATTERNS: Record<string, RegExp> = {
  'has a heading with a single #, which is reserved for the title of the page\nWrite #$&. The title of the page is at the top, after "title:".':
    /^# .*/gm,
  'has a heading that skips a level\nThe first level is ##, and under it ###.':
    /^#{4,} |(?<!^## [^]*)^### /gm,
  'has a heading with a number\nDelete the number. The site adds one.': /^#+\s+\(?(\p{Nd}+|[ivx]+)[.)]\s/gimu,
  'has a heading without a space after the #\nPut a space between # and the words.': /^#+(?![#\s])/gm,
  'has brackets that make no link\nA link looks like this, without a space in its address: [words](/trips)':
    /\]\((?=[^)\n]*$|[^)\n]*\s[^)\n]*\))|(\]\s+\(|\)\[)(?=[/#]|https?:)/gm,
  'has braces without a fact\nA fact looks like this: {{email}}':
    /(?<!\{)\{(?![{])|(?<!\})\}(?!\})|\{\{(?![^{}\n]+\}\})/g,
  'has a picture, which cannot be part of a legal text\nDelete it, from ![ to the next bracket ).': /!\[/g,
  'This line has HTML: $&\nWrite words without it: a link is [words](/trips), bold words are **words**, and the character < alone is \\<.':
    /(?<!\\)<[a-z!][^>\n]*>?/gi,
};

export function readLegalFile(files: Files, file: string): LegalFile {
  const name = basename(file, '.md');
  const language = TRANSLATED_LANGUAGES.find((code) => name.endsWith(`.${code}`));
  const id = language ? name.slice(0, -language.length - 1) : name;
  const text = readText(files, file);
  if (typeof text !== 'string') return { ...unreadFile(file, text), id, language, body: '' };
  const front = readFrontMatter(file, text);
  const body = text.replace(FRONT_MATTER, (lines) => lines.replace(/[^\n]/g, ' '));
  const headings = [...body.matchAll(/^(#+) +(.*)$/gm)];
  const bodyIssues = unknownFacts(file, body);
  if (!/^#/m.test(body))
    bodyIssues.push(issueOf(file, 'has no heading\nBegin each part with a line such as: ## Eligibility'));
  for (const [message, pattern] of Object.entries(PATTERNS))
    for (const { 0: found, index } of body.matchAll(pattern)) {
      const problem = message.replace('$&', () => found);
      bodyIssues.push(issueOf(file, problem, lineAt(body, index)));
    }
  const slugger = new Slugger();
  const anchors = headings.map(([, , words = '']) => slugger.slug(words.replace(/[*_`[]|\]\(.*?\)/g, '')));
  const isName = /^content\/legal\/[^/]+\.md$/.test(file) && /^[a-z0-9][a-z0-9-]*$/.test(id);
  const issues = [
    ...(isName && !reservedPaths().includes(`/${id}`) ? [] : [issueOf(file, wrongName('refund-policy.md'))]),
    ...front.issues,
    ...bodyIssues,
  ];
  return { ...front, id, language, body, anchors: bodyIssues.length > 0 ? undefined : anchors, issues };
}

/** Parses the YAML front matter of a text and validates it against its schema. */
function readFrontMatter(file: string, text: string): ContentFile {
  const [, yaml] = FRONT_MATTER.exec(text) ?? [];
  if (yaml === undefined) return unreadFile(file, issueOf(file, NO_FRONT_MATTER, 1));
  // Without quotes, 31 February would be read as 3 March.
  const quoted = yaml.replace(/^(updated: *)([\d-]+)[ \t\r]*$/m, '$1"$2"');
  const { value, lineOf, issues } = readSource(file, quoted, 2);
  if (issues[0]) return unreadFile(file, issues[0]);
  const { error } = legal.safeParse(value ?? {}, { reportInput: true });
  const found = error ? schemaIssues(error.issues, legal, { file, value, lineOf }) : [];
  return { file, value, lineOf, issues: found };
}

function unknownFacts(file: string, body: string): Issue[] {
  const known: readonly string[] = LEGAL_FACTS;
  return [...body.matchAll(/\{\{\s*([^{}\n]+?)\s*\}\}/g)].flatMap(({ 0: field, 1: name = '', index }) => {
    if (known.includes(name)) return [];
    const suggestion = nearest(name, known);
    const all = known.map((fact) => `{{${fact}}}`).join(', ');
    const fix = suggestion ? `Did you mean {{${suggestion}}}?` : `You can use ${all}.`;
    return issueOf(file, `is not a fact that site.json can fill in\n${fix}`, lineAt(body, index), field);
  });
}

/** The differences of a translated legal text from the English one. The page numbers the parts of both. */
export function translationIssues(english: LegalFile, translated: LegalFile): Issue[] {
  const [theirs, own] = [english.body.split(/^(?=## )/m), translated.body.split(/^(?=## )/m)];
  const valueOf = ({ value }: LegalFile, name: string) =>
    String((value as Record<string, string> | undefined)?.[name]);
  const fields = ['title', 'description'].flatMap((name) =>
    fieldIssues(translated, [name], translationProblem(valueOf(english, name), valueOf(translated, name))),
  );
  const count = `has ${own.length - 1} headings that begin with ##, and the English text has ${theirs.length - 1}\nThe page numbers them, so both texts need the same parts in the same order.`;
  if (theirs.length !== own.length) return [...fields, issueOf(translated.file, count)];
  const parts = own.flatMap((part, index) => {
    const message = translationProblem(theirs[index] ?? '', part);
    const line = lineAt(own.slice(0, index + 1).join(''), own.slice(0, index).join('').length);
    const heading = index > 0 ? `The part ${part.split('\n', 1)[0]}` : 'The beginning';
    return message ? issueOf(translated.file, message, line, heading) : [];
  });
  return [...fields, ...parts];
}
