import { fill } from './fill.ts';

/** The variables of legal texts: `{{email}}` in the Markdown becomes the email address. */
export const LEGAL_FACTS = ['companyName', 'email', 'phone', 'address', 'openHours'] as const;

/** Matches a variable, also with braces missing. The first group is its name. */
export const FACT_VARIABLE = /\{\{?\s*(\w*)\s*\}?\}/g;

/** The values of the variables, as they are displayed. */
export type LegalFacts = Record<(typeof LEGAL_FACTS)[number], string>;

interface Options {
  facts: LegalFacts;
  /** The accessible name of the # link after a heading; {heading} is the heading. */
  linkToSection: string;
  /** Adds the base path to a path of this site. */
  href: (path: `/${string}`) => string;
}

/**
 * Completes the HTML that Astro renders from the Markdown of a legal text: replaces variables, numbers
 * second-level headings and adds links to them, and adds the base path to links within the site.
 * @throws Error when the text contains an unknown variable.
 */
export function completeLegalHtml(html: string, { facts, linkToSection, href }: Options): string {
  let number = 0;
  return html
    .replace(FACT_VARIABLE, (_, name: string) => escapeHtml(factValue(name, facts)))
    .replace(/<a href="(\/[^"]*)"/g, (_, path: `/${string}`) => `<a href="${href(path)}"`)
    .replace(/<h2 id="([^"]+)">([^]*?)<\/h2>/g, (_, id: string, heading: string) => {
      number += 1;
      const text = heading.replace(/<[^>]+>/g, '').replaceAll('"', '&#34;');
      const label = fill(escapeHtml(linkToSection), { heading: text });
      return `<h2 id="${id}">${number} ${heading} <a class="heading-link" href="#${id}" aria-label="${label}">#</a></h2>`;
    });
}

/**
 * Replaces the variables in plain text, such as a heading in the table of contents.
 * @throws Error when the text contains an unknown variable.
 */
export function fillFacts(text: string, facts: LegalFacts): string {
  return text.replace(FACT_VARIABLE, (_, name: string) => factValue(name, facts));
}

function factValue(name: string, facts: LegalFacts): string {
  if (Object.hasOwn(facts, name)) return facts[name as keyof LegalFacts];
  const known = Object.keys(facts).map((fact) => `{{${fact}}}`);
  throw new Error(`A legal text contains the unknown variable {{${name}}}. Known are ${known.join(', ')}.`);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
