import type { Drawing } from '../drawing.ts';
import { pulse, moved, overshoot, progress, wave } from '../easing.ts';
import {
  about,
  CANVAS,
  rotate,
  scale,
  short,
  transform,
  translate,
  type Change,
  type Scene,
} from '../scene.ts';
import { scallopedDisc } from '../shapes.ts';
import { TIMES } from '../timeline.ts';

/** The transform of the woman in the picture, and the inverse of her transform in the drawing. */
const WOMAN = `${translate(186, 172)} ${scale(1.24)}`;
const OUT_OF_DRAWING = `${scale(1 / 0.9)} ${translate(-103, -124)}`;
/** The pivots of her arm and head, and the positions of the token and of her hand, in her coordinates. */
const SHOULDER = { x: -50, y: 82 };
const NECK = { x: 0, y: 38 };
const TOKEN = { x: -58, y: -4 };
const HELD = { x: -54, y: 14 };
/** The rotation of her arm before and after she raises it, in degrees. */
const ARM = { from: -44, to: -14 };
/** The final scale of the token, and the size of the flower behind it relative to the token. */
const TOKEN_GROWTH = 0.8;
const FLOWER_RADIUS = 31;

const RAYS = { x: 170, y: 190, scale: 1.25 };
const BOARD = `${translate(141, -28)} ${scale(1.2)}`;
const TICKET = `${translate(126, -8)} ${scale(1.15)}`;
/** The cell of the number 90, and the size of a token on the board, in the units of the board. */
const LAST_CELL = { x: 349.9, y: 210, width: 14.5 };
/**
 * The time at which a token on the board pulses, in seconds after the arm is up, by its position: the wave
 * ends at the number 90.
 */
const secondsUntilBeat = (x: number, y: number) => ((x - 180) / 170 + (y - 60) / 150) * 0.45;

/**
 * Returns the scene in which the number 90 is held up and covered on the board.
 * @throws Error if the drawing of the session does not have one of the moving parts.
 */
export function tambolaScene(session: Drawing): Scene {
  const dots = ['board-red', 'board-teal', 'board-marigold'].flatMap((name) => session.splitDots(name));
  const token = session.group('token', 'token-number');
  const arm = session.group('arm', 'fingers');
  const heads = [session.group('bun'), session.group('head')];
  const balls = [session.group('ball-42', 'number-42'), session.group('ball-7', 'number-7')];
  const { width, height } = CANVAS;
  const { x, y } = LAST_CELL;
  return {
    markup: `
      <path d="M0 0h${width}v${height}h-${width}z" fill="#8E1550"/>
      <g transform="${translate(RAYS.x, RAYS.y)} ${scale(RAYS.scale)} translate(-98 -150)">${session.markup('rays', 'halo')}</g>
      <g transform="${WOMAN}"><path id="token-flower" d="${scallopedDisc(FLOWER_RADIUS, 14)}" fill="#F2A71B"/></g>
      <g transform="${BOARD}">${session.markup('board', 'board-numbers')}<path id="last-dot" d="M${x} ${y}v0" stroke="#A3240F"/></g>
      <g transform="${TICKET}">${session.markup('ticket', 'number-42')}</g>
      <g transform="${WOMAN} ${OUT_OF_DRAWING}">${session.markup('woman')}</g>`,
    changesAt: (seconds) => {
      const up = TIMES.raise.end;
      const angle = ARM.from + (ARM.to - ARM.from) * overshoot(moved(seconds, TIMES.raise.start, up));
      const pulses = pulse(seconds, up + 0.25, up + 0.75) + pulse(seconds, up + 0.75, up + 1.25);
      const grown = moved(seconds, up - 0.5, up + 0.1);
      const size = 1 + TOKEN_GROWTH * grown + 0.12 * pulses;
      const centre = { x: HELD.x + size * (TOKEN.x - HELD.x), y: HELD.y + size * (TOKEN.y - HELD.y) };
      const laugh = 0.3 + 0.7 * grown;
      const nod = [
        translate(0, -1.3 * laugh * (1 + wave(seconds, 1.9))),
        rotate(2.6 * laugh * wave(seconds, 0.95), NECK.x, NECK.y),
      ];
      return [
        transform(arm, rotate(angle, SHOULDER.x, SHOULDER.y)),
        transform(token, about(HELD.x, HELD.y, scale(size)), rotate(-angle, TOKEN.x, TOKEN.y)),
        transform(
          'token-flower',
          rotate(angle, SHOULDER.x, SHOULDER.y),
          translate(centre.x, centre.y),
          scale(size * overshoot(progress(seconds, up - 0.2, up + 0.5))),
          `rotate(${short(12 * (seconds - up))})`,
        ),
        ...heads.map((id) => transform(id, ...nod)),
        ...balls.map((id, index) =>
          transform(id, translate(0, -5 * pulse(seconds, up + 0.2 * index, up + 0.5 + 0.2 * index))),
        ),
        ...dots.map((dot) => {
          const start = up + secondsUntilBeat(dot.x, dot.y);
          return dotWidth(dot.id, dot.width * (1 + 0.28 * pulse(seconds, start, start + 0.6)));
        }),
        dotWidth('last-dot', LAST_CELL.width * lastDotSize(seconds, up + secondsUntilBeat(x, y))),
      ];
    },
  };
}

function dotWidth(id: string, width: number): Change {
  return { id, attributes: { 'stroke-width': short(width) } };
}

function lastDotSize(seconds: number, start: number): number {
  return (
    overshoot(progress(seconds, start, start + 0.5)) * (1 + 0.2 * pulse(seconds, start + 0.6, start + 1.2))
  );
}
