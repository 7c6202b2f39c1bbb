import { readFileSync } from 'node:fs';
import { Drawing } from './drawing.ts';
import type { Change } from './scene.ts';
import { busScene } from './scenes/bus.ts';
import { familyScene } from './scenes/family.ts';
import { openingsAt, stacked } from './scenes/openings.ts';
import { tambolaScene } from './scenes/tambola.ts';
import { DURATION_S, FRAME_RATE } from './timeline.ts';

/**
 * The video: the SVG document, the poster, and the changes of the document in each frame.
 */
export interface Video {
  svg: string;
  poster: string;
  frames: number;
  frameAt(seconds: number): Change[];
}

/**
 * Composes the video from the site's drawings in a folder.
 * @throws Error that names the file and the id if a drawing does not have one of the moving parts.
 */
export function composeVideo(folder: string): Video {
  const posterFile = `${folder}/hero-poster.svg`;
  const family = familyScene(new Drawing(posterFile, 'poster'));
  const bus = busScene(new Drawing(`${folder}/offering-community-trips.svg`, 'trips'));
  const tambola = tambolaScene(new Drawing(`${folder}/session-tambola.svg`, 'tambola'));
  const poster = readFileSync(posterFile, 'utf8');
  const [openingTag = ''] = /<svg[^>]*>/.exec(poster) ?? [];
  return {
    svg: `${openingTag}${stacked({ family: family.markup, bus: bus.markup, tambola: tambola.markup })}</svg>`,
    poster,
    frames: Math.round(DURATION_S * FRAME_RATE),
    frameAt: (seconds) => [
      ...openingsAt(seconds),
      ...[family, bus, tambola].flatMap((scene) => scene.changesAt(seconds)),
    ],
  };
}
