import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_SCHEMA, load } from 'js-yaml';
import { readMarkdown, plainTextOf } from '../../src/content-check/markdown.ts';
import { fillFacts } from '../../src/lib/legal-text.ts';
import { legal } from '../../src/schemas/pages.ts';
import { content } from './content.ts';

const FOLDER = 'content/legal';
const { company, contact } = content('site');

/** The facts that a legal text may ask for. */
const FACTS = {
  companyName: company.name,
  address: company.registeredAddress,
  email: contact.email,
  phone: contact.phones[0]?.display ?? '',
  openHours: contact.openHours.display,
};

/** The legal texts of the content, as their pages should show them. */
export const legalTexts = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const [, frontMatter = '', markdown = ''] = readFileSync(`${FOLDER}/${file}`, 'utf8').split(/^---\s*$/m);
    const { title, updated } = legal.parse(load(frontMatter, { schema: DEFAULT_SCHEMA }));
    const nodes = readMarkdown(markdown);
    return {
      path: `/${file.replace('.md', '')}`,
      title,
      updated: updated.toISOString().slice(0, 10),
      headings: nodes
        .filter((node) => node.type === 'heading' && node.depth === 2)
        .map((node) => fillFacts(plainTextOf(node), FACTS)),
      /** The pages of the site that the text links to. */
      links: nodes.flatMap((node) => (node.type === 'link' && node.url.startsWith('/') ? node.url : [])),
    };
  });
