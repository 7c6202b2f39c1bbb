import type { BrowserContext, Page, Response } from 'playwright/test';
import { DEFAULT_LANGUAGE, pathIn, type Language } from '../../src/lib/languages.ts';
import type { ContentPath } from '../../src/content-model/schemas/content-files.ts';
import { content, type Content } from './content.ts';

const languages = new WeakMap<BrowserContext, Language>();

/** Sets the language in which the pages of a context visit the site. Without it they visit it in English. */
export function setLanguage(context: BrowserContext, language: Language): void {
  languages.set(context, language);
}

/** The language in which a page visits the site. */
export function languageOn(page: Page): Language {
  return languages.get(page.context()) ?? DEFAULT_LANGUAGE;
}

/** A path of the English site in the language of a page. */
export function pathOn(page: Page, path: string): `/${string}` {
  return pathIn(languageOn(page), path as `/${string}`);
}

/** Opens a path of the English site in the language of a page. */
export function visit(
  page: Page,
  path: string,
  options?: Parameters<Page['goto']>[1],
): Promise<Response | null> {
  return page.goto(pathOn(page, path), options);
}

/** What the JSON file `content/<path>.json` holds, with its texts in the language of a page. */
export function contentOn<Path extends ContentPath>(page: Page, path: Path): Content<Path> {
  return content(path, languageOn(page));
}

/**
 * The tag of tests whose result no language can change, or whose rule another test holds in every language.
 * They run in English only: the time for all tests is bounded.
 */
export const ANY_LANGUAGE = { tag: '@any-language' };

/**
 * The tag of the tests of a page. There is one page for unknown addresses, in all languages and with the bar
 * of the English site, and one layout for all legal texts: the terms stand for them.
 */
export const tagOf = (path: string) =>
  ['/', '/trips', '/terms-of-service'].includes(path) ? {} : ANY_LANGUAGE;
