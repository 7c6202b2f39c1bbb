import { absoluteUrl } from '../../lib/absolute-url.ts';
import { content } from '../../content-model/content.ts';
import { href } from '../../lib/href.ts';
import { LANGUAGES, pathIn, type Language } from '../../lib/languages.ts';
import { SHARING_PATH } from '../../lib/pages.ts';
import { club, website } from './structured-data/club.ts';
import type { Thing } from './structured-data/json-ld.ts';

/**
 * Returns the JSON-LD items of the landing page: the club and its website. There are none when the URL of the
 * site is unknown.
 */
export async function clubJsonLd(language: Language): Promise<Thing[]> {
  const site = await content('site', language);
  const { landing } = await content('pages', language);
  const home = absoluteUrl(href(pathIn(language, '/')));
  const clubHome = absoluteUrl(href('/'));
  const logo = absoluteUrl(href('/icon-512.png'));
  const image = absoluteUrl(href(pathIn(language, SHARING_PATH)));
  if (!home || !clubHome || !logo || !image) return [];
  const urls = {
    home: clubHome,
    logo,
    image,
    description: landing.description,
  };
  return [club(site, urls), website(site.name, home, LANGUAGES[language].tag)];
}
