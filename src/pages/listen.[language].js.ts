import type { APIRoute } from 'astro';
import script from '#components/listen/listen.ts?inline-script';
import styles from '#components/listen/listen.css?url';
import { words } from '#content-model/content.ts';
import { siteLanguages } from '#content-model/content-folder.ts';

export const getStaticPaths = () => siteLanguages.map((language) => ({ params: { language } }));

/** The script that the Listen button of a page in one language loads. */
export const GET: APIRoute = ({ params }) => {
  const settings = JSON.stringify({ ...words(params['language']).listen, styles });
  return new Response(`${script}\nscript.initListening(${settings});`, {
    headers: { 'Content-Type': 'text/javascript' },
  });
};
