import type { BrowserContext, Page, Response } from 'playwright/test';
import { DEFAULT_LANGUAGE, pathIn, type Language } from '#content-model/languages.ts';

/** A path of each kind of page. The accessibility statement of the tests has no translation. */
export const PATHS = [
  '/',
  '/trips',
  '/trips/lamps',
  '/terms-of-service',
  '/accessibility-statement',
  '/nowhere',
] as const;

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

/** The tag of tests that run in Hindi, too, because the language makes a difference to what they test. */
export const BOTH_LANGUAGES = { tag: '@both-languages' };
