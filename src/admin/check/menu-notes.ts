import type { Language } from '../../lib/languages.ts';
import { sectionOf } from '../../lib/sections.ts';
import { fieldIssue, type Issue, type Path } from './issue.ts';
import type { JsonFile } from './json-file.ts';
import type { LegalFile } from './legal-file.ts';
import { factAt } from './placeholders.ts';
import { languageIn } from './words.ts';

/** A link of a menu. */
interface MenuLink {
  path: Path;
  label: string;
  target: string;
}

function menuLinks(value: unknown, path: Path = []): MenuLink[] {
  if (typeof value !== 'object' || value === null) return [];
  const { label, section, page } = value as Partial<Record<string, string>>;
  const target = page?.replace(/#.*/, '') ?? (section && sectionOf(section));
  if (label && target) return [{ path: [...path, 'label'], label: label.toLowerCase(), target }];
  return Object.entries(value).flatMap(([name, inner]) =>
    menuLinks(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** Returns notes about words of menus that mostly lead elsewhere, or that are the title of another page. */
export function menuNotes(
  language: Language,
  files: readonly JsonFile[],
  legal: readonly LegalFile[],
): Issue[] {
  const isOwn = ({ file }: { file: string }) => languageIn(file) === language;
  const links = files
    .filter(isOwn)
    .flatMap((file) => menuLinks(file.value).map((link) => ({ ...link, file })));
  const titles = legal.filter(isOwn).map(({ page, value }) => ({
    label: String(factAt(value, 'title')).toLowerCase(),
    target: page.replace(/^.*\//, '/'),
  }));
  return links.flatMap((link) => {
    const alike = [...links, ...titles].filter((other) => other !== link && other.label === link.label);
    const others = alike.filter(({ target }) => target !== link.target);
    const message = `has words that lead to ${others[0]?.target} elsewhere, and here they lead to ${link.target}: is this meant?\nCorrect the words, or where they lead to.`;
    return others.length > alike.length / 2 ? [fieldIssue(link.file, link.path, message)] : [];
  });
}
