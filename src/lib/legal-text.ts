import { fill } from './fill.ts';

/** What a legal text may ask of the site: `{{email}}` in the Markdown becomes the mail address. */
export const LEGAL_FACTS = ['companyName', 'email', 'phone', 'address', 'openHours'] as const;

/** How a legal text asks for a fact; the first group is its name. */
export const ASKED_FACT = /\{\{?\s*(\w*)\s*\}?\}/g;

/** The facts themselves, as they are shown. */
export type LegalFacts = Record<(typeof LEGAL_FACTS)[number], string>;

interface Options {
  facts: LegalFacts;
  /** Said by screen readers on the sign beside a heading; {heading} stands for it. */
  linkToSection: string;
  /** Gives the address of a path of the site under its base path. */
  href: (path: `/${string}`) => string;
}

/**
 * Finishes a legal text that Markdown has turned into HTML: facts filled in, second-level headings numbered
 * and linked to themselves, links within the site put under its base path.
 * @throws Error when the text asks for a fact that there is not.
 */
export function finishLegalText(html: string, { facts, linkToSection, href }: Options): string {
  let number = 0;
  return html
    .replace(ASKED_FACT, (_, name: string) => escapeHtml(factNamed(name, facts)))
    .replace(/<a href="(\/[^"]*)"/g, (_, path: `/${string}`) => `<a href="${href(path)}"`)
    .replace(/<h2 id="([^"]+)">([^]*?)<\/h2>/g, (_, id: string, heading: string) => {
      number += 1;
      const words = heading.replace(/<[^>]+>/g, '').replaceAll('"', '&#34;');
      const label = fill(escapeHtml(linkToSection), { heading: words });
      return `<h2 id="${id}">${number} ${heading} <a class="heading-link" href="#${id}" aria-label="${label}">#</a></h2>`;
    });
}

/**
 * Fills the facts into words of a legal text that are not HTML, such as a heading in its list of contents.
 * @throws Error when the words ask for a fact that there is not.
 */
export function fillFacts(words: string, facts: LegalFacts): string {
  return words.replace(ASKED_FACT, (_, name: string) => factNamed(name, facts));
}

function factNamed(name: string, facts: LegalFacts): string {
  if (Object.hasOwn(facts, name)) return facts[name as keyof LegalFacts];
  const known = Object.keys(facts).map((fact) => `{{${fact}}}`);
  throw new Error(`A legal text asks for {{${name}}}. It can ask for ${known.join(', ')}.`);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
