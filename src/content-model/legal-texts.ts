import { getCollection, type CollectionEntry } from 'astro:content';
import { DEFAULT_LANGUAGE } from '../lib/languages.ts';
import { siteLanguages } from './languages.ts';

/** A legal text. Its id is the name of its page. */
type LegalTextEntry = CollectionEntry<'legal'>;

/** Returns the route parameters of all legal texts in all languages. An untranslated text is English. */
export async function legalPaths() {
  const originals = await getCollection('legal');
  const pages = await Promise.all(
    siteLanguages.map(async (language) => {
      if (language === DEFAULT_LANGUAGE)
        return originals.map((text) => ({ language: undefined, id: text.id, text }));
      const translations = await getCollection('translatedLegal');
      return originals.map((original) => {
        const text = translations.find(({ id }) => id === `${language}/legal/${original.id}`) ?? original;
        return { language, id: original.id, text: text as LegalTextEntry };
      });
    }),
  );
  return pages.flat().map(({ language, id, text }) => ({ params: { language, legal: id }, props: { text } }));
}
