import { manifest } from '../layouts/seo/manifest.ts';
import { content } from '../content-model/content.ts';

/** The file `manifest.json`. */
export async function GET(): Promise<Response> {
  const { name } = await content('site');
  const { landing } = await content('pages');
  const { colours } = await content('theme');
  return Response.json(manifest(name, landing.description, colours.page));
}
