import { fill } from '../fill.ts';
import { href } from '../href.ts';
import { englishLang, type Language } from '../languages.ts';
import { keepNumbersWithWords } from '../non-breaking.ts';

/** The variables of legal texts: `{{email}}` in the Markdown becomes the email address. */
export const LEGAL_FACTS = [
  'clubName',
  'companyName',
  'email',
  'phone',
  'address',
  'openHours',
  'grievanceOfficer',
  'grievanceDesignation',
  'grievancePhone',
  'supportOpens',
  'supportCloses',
  'supportOpensInWords',
  'supportClosesInWords',
  'requestDays',
  'logDays',
  'accountDays',
  'recordingDays',
  'answerDays',
] as const;

/** Matches a variable, also with braces missing. The first group is its name. */
const FACT_VARIABLE = /\{\{?\s*(\w*)\s*\}?\}/g;

/** The values of the variables, as they are displayed. */
export type LegalFacts = Record<(typeof LEGAL_FACTS)[number], string>;

/**
 * Completes the HTML that Astro renders from the Markdown of a legal text: replaces variables, keeps numbers
 * with their words, numbers second-level headings and adds links to them, and adds the base path to links
 * within the site.
 * @param links the addresses of the facts that are links, such as `tel:+911123456789`
 * @param linkToSection the accessible name of the # link after a `{heading}`
 * @throws Error when the text contains an unknown variable.
 */
export function completeLegalHtml(
  html: string,
  language: Language,
  facts: Record<string, string>,
  links: Record<string, string>,
  linkToSection: string,
): string {
  let number = 0;
  let inLink = false;
  return html
    .replace(/<[^>]*>|[^<]+/g, (part) => {
      // An element cannot stand within a tag.
      if (part.startsWith('<')) {
        inLink = part.startsWith('<a ') || (inLink && part !== '</a>');
        return fillFacts(part, facts, escapeHtml);
      }
      return keepNumbersWithWords(
        fillFacts(part, facts, (value, name) => factHtml(value, language, inLink ? undefined : links[name])),
      );
    })
    .replace(/(?<=<a href=")\/[^"]*/g, (path) => href(path as `/${string}`))
    .replace(/<h2 id="([^"]+)">([^]*?)<\/h2>/g, (_, id: string, heading: string) => {
      number += 1;
      const text = heading.replace(/<[^>]+>/g, '').replaceAll('"', '&#34;');
      const label = fill(escapeHtml(linkToSection), { heading: text });
      const lang = englishLang(text, language);
      const words = `${number} ${heading}`;
      const marked = lang ? `<span lang="${lang}">${words}</span>` : words;
      return `<h2 id="${id}">${marked} <a class="heading-link" href="#${id}" aria-label="${label}">#</a></h2>`;
    });
}

/**
 * Replaces the variables in plain text, such as a heading in the table of contents.
 * @throws Error when the text contains an unknown variable.
 */
export function fillFacts(
  text: string,
  facts: Record<string, string>,
  show: (value: string, name: string) => string = (value) => value,
): string {
  return text.replace(FACT_VARIABLE, (_, name: string) => {
    if (Object.hasOwn(facts, name)) return show(facts[name] ?? '', name);
    const known = Object.keys(facts).map((fact) => `{{${fact}}}`);
    throw new Error(`A legal text contains the unknown variable {{${name}}}. Known are ${known.join(', ')}.`);
  });
}

/** Returns a fact as HTML: a link if it has an address, with `lang` if it is English in another language. */
function factHtml(value: string, language: Language, address: string | undefined): string {
  const lang = englishLang(value, language);
  const attributes = (address ? ` href="${escapeHtml(address)}"` : '') + (lang ? ` lang="${lang}"` : '');
  const name = address ? 'a' : 'span';
  return attributes ? `<${name}${attributes}>${escapeHtml(value)}</${name}>` : escapeHtml(value);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
