import type { BrowserContext, Page, Response } from 'playwright/test';
import { DEFAULT_LANGUAGE, pathIn, type Language } from '../../src/content-model/languages.ts';

/** The words of `tests/fixtures/content` by which the tests find parts of a page. */
const WORDS = {
  en: {
    bar: 'Main',
    menu: 'Menu',
    close: 'Close',
    backToTop: 'Back to top',
    name: 'Name*',
    mobileNumber: 'Mobile Number*',
    tripTo: 'Trip to*',
    submit: 'Submit',
    success: 'Message Received successfully!',
    requestCallback: 'Request a callback',
    requestCustomTrip: 'Request for Custom trip',
  },
  hi: {
    bar: 'मुख्य',
    menu: 'मेन्यू',
    close: 'बंद करें',
    backToTop: 'ऊपर जाएँ',
    name: 'नाम*',
    mobileNumber: 'मोबाइल नंबर*',
    tripTo: 'कहाँ जाना है*',
    submit: 'भेजें',
    success: 'आपका संदेश हमें मिल गया!',
    requestCallback: 'मुझे फ़ोन कीजिए',
    requestCustomTrip: 'अपनी पसंद की यात्रा बनवाएँ',
  },
} satisfies Record<Language, Record<string, string>>;

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

/** The words by which the tests find parts of a page. */
export const wordsOn = (page: Page): (typeof WORDS)['en'] => WORDS[languageOn(page)];

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
