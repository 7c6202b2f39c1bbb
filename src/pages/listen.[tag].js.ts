import type { APIRoute } from 'astro';
import script from '../components/listen/listen.ts?inline-script';
import styles from '../components/listen/listen.css?url';
import { words } from '../content-model/content.ts';
import { LANGUAGES } from '../content-model/languages.ts';
import { siteLanguages } from '../content-model/site-languages.ts';

export const getStaticPaths = () =>
  siteLanguages.map((language) => ({ params: { tag: LANGUAGES[language].tag } }));

/** The module that the Listen button of a page in one language loads. */
export const GET: APIRoute = ({ params }) => {
  const settings = [words(params['tag']).listen, styles].map((setting) => JSON.stringify(setting));
  const code = `${script}\nscript.initListening(document.querySelector("[data-listen]"), ${settings.join(', ')});`;
  return new Response(code, { headers: { 'Content-Type': 'text/javascript' } });
};
