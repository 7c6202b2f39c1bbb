import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_SCHEMA, load } from 'js-yaml';
import { readMarkdown, plainTextOf } from '../../src/content-tools/check/markdown.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../src/lib/languages.ts';
import { fillFacts } from '../../src/lib/legal-text.ts';
import { legal } from '../../src/content-model/schemas/pages.ts';
import { legalFacts } from '../../src/content-model/legal-facts.ts';
import { FIXTURE_ROOT } from '../fixtures/site.ts';
import { content } from './fixture-content.ts';

/** The paths of the legal texts on the English site. */
export const legalPaths = readdirSync(`${FIXTURE_ROOT}/content/legal`)
  .filter((file) => file.endsWith('.md'))
  .map((file) => `/${file.replace('.md', '')}` as const);

const factsIn = (language: Language) => legalFacts(content('site', language), language);

/** A legal text of the content, as its page should show it. Without translation it is in English. */
export function legalText(path: string, language: Language = DEFAULT_LANGUAGE) {
  const original = `${FIXTURE_ROOT}/content/legal${path}.md`;
  const translation = `${FIXTURE_ROOT}/content/${language}/legal${path}.md`;
  const file = existsSync(translation) ? translation : original;
  const [, frontMatter = '', markdown = ''] = readFileSync(file, 'utf8').split(/^---\s*$/m);
  const { title, updated } = legal.parse(load(frontMatter, { schema: DEFAULT_SCHEMA }));
  const nodes = readMarkdown(markdown);
  return {
    title,
    updated: updated.toISOString().slice(0, 10),
    headings: nodes
      .filter((node) => node.type === 'heading' && node.depth === 2)
      .map((node) => fillFacts(plainTextOf(node), factsIn(language))),
    /** The pages of the site that the text links to. */
    links: nodes.flatMap((node) => (node.type === 'link' && node.url.startsWith('/') ? node.url : [])),
  };
}
