import { manifest } from '../seo/manifest.ts';
import { content } from '../site-content/content.ts';

/** The file `manifest.json`. */
export async function GET(): Promise<Response> {
  const { name } = await content('site');
  const { landing } = await content('pages');
  return Response.json(manifest(name, landing.description));
}
