import { getCollection } from 'astro:content';
import { DEFAULT_LANGUAGE } from '#content-model/languages.ts';
import { siteLanguages } from '#content-model/content-folder.ts';

/** The legal texts in English. Their ids are the names of their pages; in Hindi `.hi` is added. */
export async function legalTexts() {
  return getCollection('legal', ({ id }) => !id.includes('.'));
}

/** The route parameters of all legal texts in all languages. An untranslated text is English. */
export async function legalPaths() {
  const all = await getCollection('legal');
  return (await legalTexts()).flatMap((original) =>
    siteLanguages.map((language) => ({
      params: { language: language === DEFAULT_LANGUAGE ? undefined : language, legal: original.id },
      props: { text: all.find(({ id }) => id === `${original.id}.${language}`) ?? original },
    })),
  );
}
