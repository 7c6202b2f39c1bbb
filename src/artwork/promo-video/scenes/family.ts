import type { Drawing } from '../drawing.ts';
import { easeIn, easeOut, progress, strength, wave } from '../easing.ts';
import {
  about,
  CANVAS,
  rotate,
  scale,
  transform,
  translate,
  visible,
  type Change,
  type Scene,
} from '../scene.ts';
import { scallopedDisc } from '../shapes.ts';
import { TIMES } from '../timeline.ts';

/** The ids of the groups of a person, and how the person moves. */
interface Person {
  body: string;
  head: string[];
  phase: number;
  tilt: number;
}

/**
 * The people of the poster: the parts of their heads, when they move, in periods, and how far they tilt, in
 * degrees.
 */
const PEOPLE: (Omit<Person, 'head'> & { head: [first: string, last?: string][] })[] = [
  { body: 'waver', head: [['waver-head']], phase: 0, tilt: 4.2 },
  { body: 'blue-man', head: [['blue-head']], phase: 0.37, tilt: -3.4 },
  { body: 'turban-man', head: [['turban-head']], phase: 0.62, tilt: 3.8 },
  { body: 'veil-woman', head: [['veil-back'], ['veil-head']], phase: 0.18, tilt: -3.4 },
  { body: 'red-woman', head: [['red-bun', 'jasmine'], ['red-head']], phase: 0.81, tilt: -4.4 },
  { body: 'teal-woman', head: [['teal-bun'], ['teal-head']], phase: 0.5, tilt: 4.4 },
];
/** The pivot of a head, in the coordinates of its person. */
const NECK = { x: 0, y: 38 };
/** The pivots of the raised arm and its hand, in the coordinates of the waving man. */
const SHOULDER = { x: 46, y: 86 };
const WRIST = { x: 62, y: -24 };

const SUN = { x: 300, y: 196 };
/** The distance of the sun below its final position before it rises, in SVG units. */
const SUNRISE_HEIGHT = 230;
/**
 * The sky before sunrise, with a hole around the sun in which the rays are visible, and the scale of the hole
 * when it is largest.
 */
const DAWN = `<path id="dawn" d="M-2000-2000h4000v4000h-4000z${scallopedDisc(100, 28)}" fill="#D8ECEA" stroke="#F5D0B4" stroke-width="14" fill-rule="evenodd"/>`;
const LIGHT_REACH = 4.6;

const LAUGHS_PER_SECOND = 1.9;
const WAVES_PER_SECOND = 1.25;

/**
 * Returns the scene of the poster: greeting and waving, sunrise and laughter. At 0 seconds it looks like the
 * poster.
 * @throws Error if the poster does not have one of the moving parts.
 */
export function familyScene(poster: Drawing): Scene {
  poster.insertBefore('sun', DAWN);
  const sun = poster.group('sun', 'core');
  const hand = poster.group('palm', 'fingers');
  const arm = poster.group('arm', 'fingers');
  const people = PEOPLE.map((person) => ({
    ...person,
    head: person.head.map(([first, last]) => poster.group(first, last)),
    body: poster.group(person.body),
  }));
  return {
    markup: poster.markupOfAll(),
    changesAt: (seconds) => [
      ...sunAt(seconds, sun),
      ...people.flatMap((person) => personAt(seconds, person)),
      ...armAt(seconds, arm, hand),
    ],
  };
}

/** How much the family moves, from 0 to 1. */
function liveliness(seconds: number): number {
  const { greeting, laughter } = TIMES;
  return (
    0.6 * strength(seconds, greeting.start, 1, greeting.end, greeting.end + 1) +
    strength(seconds, laughter.start, laughter.start + 0.7, laughter.end - 0.9, laughter.end)
  );
}

function sunAt(seconds: number, sun: string): Change[] {
  const { arch, sunrise, light } = TIMES;
  const isBefore = seconds > arch.start && seconds < light.end;
  const down = isBefore ? SUNRISE_HEIGHT * (1 - easeOut(progress(seconds, sunrise.start, sunrise.end))) : 0;
  const reach = easeIn(progress(seconds, light.start, light.end));
  return [
    transform(sun, translate(0, down)),
    visible('dawn', isBefore),
    transform('dawn', translate(SUN.x, SUN.y + down), scale(1 + (LIGHT_REACH - 1) * reach)),
  ];
}

function personAt(seconds: number, { body, head, phase, tilt }: Person): Change[] {
  const amount = liveliness(seconds);
  const lift = (amount * (1 + wave(seconds, LAUGHS_PER_SECOND, phase))) / 2;
  const sway = amount * wave(seconds, LAUGHS_PER_SECOND / 2, phase);
  const nod = about(NECK.x, NECK.y, translate(0, -3.4 * lift), `rotate(${tilt * sway})`);
  // The bottom edge of the picture does not move, so that no gap appears below a person.
  const shake = about(CANVAS.width / 2, CANVAS.height, `skewX(${0.8 * sway})`, scale(1, 1 + 0.015 * lift));
  return [transform(body, shake), ...head.map((part) => transform(part, nod))];
}

function armAt(seconds: number, arm: string, hand: string): Change[] {
  const { greeting, laughter } = TIMES;
  const amount =
    strength(seconds, greeting.start, greeting.start + 0.5, greeting.end, greeting.end + 1) +
    strength(seconds, laughter.start, laughter.start + 0.6, laughter.end - 1, laughter.end);
  const since = seconds - greeting.start;
  return [
    transform(arm, rotate(amount * (5 + 9 * wave(since, WAVES_PER_SECOND)), SHOULDER.x, SHOULDER.y)),
    transform(hand, rotate(amount * 11 * wave(since, WAVES_PER_SECOND, -0.1), WRIST.x, WRIST.y)),
  ];
}
