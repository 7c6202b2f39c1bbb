import { join } from 'node:path';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { content } from '#content-model/content.ts';
import { tripPages } from '#content-model/trips/trips.ts';
import { CONTENT_FOLDER, readJson } from '#content-model/content-folder.ts';
import { DEFAULT_LANGUAGE } from '#content-model/languages.ts';
import { SHARING_SIZE } from '#content-model/pages.ts';

/** The density at which a drawing has its own size, in dots per inch, and how much larger it is drawn. */
const [DENSITY, SCALE] = [72, 4];

interface Props {
  /** The path of the cover, relative to the project root. */
  cover: string;
}

export async function getStaticPaths() {
  const folder = join(CONTENT_FOLDER, 'upcoming');
  const trips = (await tripPages(DEFAULT_LANGUAGE)).filter(({ daysLeft }) => daysLeft > 0);
  return trips.map(({ slug }) => {
    const { cover } = readJson(join(folder, `${slug}.json`)) as Props;
    return { params: { slug }, props: { cover: join(folder, cover) } };
  });
}

/** The picture for shared links: the cover on the page's colour. Astro's service would not enlarge it. */
export const GET: APIRoute<Props> = async ({ props: { cover } }) => {
  const { width, height } = SHARING_SIZE;
  const { colours } = await content('theme');
  const jpeg = await sharp(cover, { density: DENSITY * SCALE })
    .rotate()
    .resize(width, height)
    .flatten({ background: colours.page })
    .jpeg({ quality: 80 })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
};
