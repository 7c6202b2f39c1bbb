import { fill, keepNumbersWithWords } from '#content-model/format.ts';
import { href } from '#content-model/urls.ts';
import { englishLang, type Language } from '#content-model/languages.ts';

/** Matches a variable, also with braces missing. The first group is its name. */
const FACT_VARIABLE = /\{\{?\s*(\w*)\s*\}?\}/g;

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
  const inTags = html.replace(/<[^>]*>/g, (tag) => fillFacts(tag, facts, escapeHtml));
  // A link cannot contain another one.
  const inLinks = inTags.replace(/<a [^]*?<\/a>/g, (link) =>
    fillFacts(link, facts, (value) => factHtml(value, language)),
  );
  let number = 0;
  return fillFacts(inLinks, facts, (value, name) => factHtml(value, language, links[name]))
    .replace(/(?<=^|>)[^<]+/g, keepNumbersWithWords)
    .replace(/(?<=<a href=")\/[^"]*/g, (path) => href(path as `/${string}`))
    .replace(/<h2 id="([^"]+)">([^]*?)<\/h2>/g, (_, id: string, heading: string) => {
      number += 1;
      const text = heading.replace(/<[^>]+>/g, '').replaceAll('"', '&#34;');
      const label = fill(escapeHtml(linkToSection), { heading: text });
      const words = `${number} ${heading}`;
      const marked = englishLang(text, language) ? `<span lang="en">${words}</span>` : words;
      return `<h2 id="${id}">${marked} <a class="target heading-link" href="#${id}" aria-label="${label}">#</a></h2>`;
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
    const names = Object.keys(facts).map((fact) => `{{${fact}}}`);
    throw new Error(`A legal text contains the unknown variable {{${name}}}. Known are ${names.join(', ')}.`);
  });
}

/** A fact as HTML: a link if it has an address, with `lang` if it is English in another language. */
function factHtml(value: string, language: Language, address?: string): string {
  const lang = englishLang(value, language);
  const attributes = (address ? ` href="${escapeHtml(address)}"` : '') + (lang ? ` lang="${lang}"` : '');
  const name = address ? 'a' : 'span';
  return attributes ? `<${name}${attributes}>${escapeHtml(value)}</${name}>` : escapeHtml(value);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
