import type { Drawing } from '../drawing.ts';
import { easeIn, easeOut, progress, wave } from '../easing.ts';
import { CANVAS, rotate, scale, transform, translate, type Scene } from '../scene.ts';
import { scallopedDisc } from '../shapes.ts';
import { TIMES } from '../timeline.ts';

/**
 * The scale of the drawing, and the vertical positions of the hills and of the bus in the picture, in SVG
 * units.
 */
const SCALE = 1.25;
const HILLS_Y = -20;
const BUS = { x: 11, y: 6 };
/** The width of the hills in the drawing. They are continued by their mirror image. */
const HILLS_WIDTH = 400;
/** The wheels, in the units of the drawing. */
const WHEEL = { radius: 22, y: 234, rear: 160, front: 310 };
/** The passengers, and the phases in which they bob, in periods. */
const PASSENGERS = { 'passenger-1': 0, 'passenger-2': 0.4, 'passenger-3': 0.7 };
/** How far the bus starts left of the middle and ends right of it, in SVG units. */
const ARRIVES_FROM = 500;
const LEAVES_BY = 520;

/**
 * The layers: their positions at the start of the scene in SVG units, and their speeds to the left in SVG
 * units per second.
 */
const LAYERS = {
  cloud: { x: 140, speed: 5 },
  far: { x: -120, speed: 9 },
  middle: { x: -330, speed: 20 },
  near: { x: -40, speed: 44 },
  road: { x: 0, speed: 130 },
  flowers: { x: 0, speed: 175 },
};
const DASH_PERIOD = 54;
const FLOWER_PERIOD = 120;
const STONE_X = [330, 900];

/**
 * Returns the scene in which the bus drives through hills.
 * @throws Error if the drawing of the bus does not have one of the moving parts.
 */
export function busScene(trips: Drawing): Scene {
  trips.insertBefore('luggage', driver(trips));
  const luggage = [trips.group('luggage'), trips.group('straps')];
  const passengers = Object.entries(PASSENGERS).map(([name, phase]) => ({ id: trips.group(name), phase }));
  const bodies = [trips.group('bus', 'bus-sill'), trips.group('headlight')];
  trips.insertBefore('rear-hub', spokes(WHEEL.rear));
  trips.insertBefore('front-hub', spokes(WHEEL.front));
  const wheels = [
    { id: trips.group('rear-wheel', 'rear-hub'), x: WHEEL.rear },
    { id: trips.group('front-wheel', 'front-hub'), x: WHEEL.front },
  ];
  return {
    markup: background(trips) + placed('bus', BUS.x, BUS.y, trips.markup('bus', 'headlight')) + foreground(),
    changesAt: (seconds) => {
      const since = seconds - TIMES.flower.start;
      const drive = busDrive(seconds);
      const turn = (((since * LAYERS.road.speed + drive) / (WHEEL.radius * SCALE)) * 180) / Math.PI;
      const bounce = [
        translate(0, 0.9 * wave(seconds, 1.5)),
        rotate(0.35 * wave(seconds, 0.75), 235, WHEEL.y),
      ];
      return [
        ...Object.entries(LAYERS).map(([name, { x, speed }]) =>
          transform(`trip-${name}`, translate(x - speed * since, 0)),
        ),
        transform('bus-drive', translate(drive, 0)),
        ...bodies.map((id) => transform(id, ...bounce)),
        ...luggage.map((id) => transform(id, translate(0, -1.2 - 1.2 * wave(seconds, 1.5, 0.35)))),
        ...passengers.map(({ id, phase }, index) =>
          transform(
            id,
            translate(0, 1.9 + 0.9 * wave(seconds, 1.5, phase)),
            rotate(3.5 * wave(seconds, 0.75, phase), 142 + 46 * index, 168),
          ),
        ),
        ...wheels.map(({ id, x }) => transform(id, rotate(turn, x, WHEEL.y))),
      ];
    },
  };
}

/** Returns how far the bus is right of the middle, in SVG units. */
function busDrive(seconds: number): number {
  const { busArrives, curtain } = TIMES;
  return (
    LEAVES_BY * easeIn(progress(seconds, curtain.start, curtain.end)) -
    ARRIVES_FROM * (1 - easeOut(progress(seconds, busArrives.start, busArrives.end)))
  );
}

function background(trips: Drawing): string {
  const { width, height } = CANVAS;
  const hills = (name: string, more = '') => {
    const hill = trips.markup(name);
    // The overlap of half a unit prevents a visible line between the two.
    const mirrored = `<g transform="${translate(2 * HILLS_WIDTH - 0.5, 0)} scale(-1 1)">${hill}</g>`;
    const next = `<g transform="${translate(2 * HILLS_WIDTH - 1, 0)}">${hill}</g>`;
    return `<g transform="${translate(0, HILLS_Y)} ${scale(SCALE)}">${hill}${mirrored}${next}${more}</g>`;
  };
  const temple = `<g transform="translate(620 0)">${trips.markup('temple', 'temple-door')}</g>`;
  const dashes = `<path d="M0 309h1500" stroke="#FFD774" stroke-width="4" stroke-dasharray="24 ${DASH_PERIOD - 24}" stroke-linecap="butt"/>`;
  return `
    <path d="M0 0h${width}v${height}h-${width}z" fill="#D8ECEA"/>
    <g transform="translate(-295 -2) scale(1.25)">${trips.markup('sun', 'sun-disc')}</g>
    <g id="trip-cloud">${placed('', 0, -20, trips.markup('cloud') + trips.markup('birds'))}</g>
    <g id="trip-far">${hills('hill-far')}</g>
    <g id="trip-middle">${hills('hill-middle', temple)}</g>
    <g id="trip-near">${hills('hill-near')}</g>
    <path d="M0 276h${width}v8h-${width}z" fill="#FBE6C2"/>
    <path d="M0 282h${width}v54h-${width}z" fill="#5B534E"/>
    <g id="trip-road">${dashes}${STONE_X.map(milestone).join('')}</g>`;
}

function milestone(x: number): string {
  return `<g transform="${translate(x, 278)}"><path d="M-11 0v-20q0-12 11-12t11 12v20z" fill="#FFF8EC"/><path d="M3-31q8 2 8 11v20h-6v-20q0-8-2-11z" fill="#E6D6B8"/><path d="M-11-19q0-13 11-13t11 13z" fill="#F2A71B"/></g>`;
}

function foreground(): string {
  const disc = scallopedDisc(7, 9);
  const flower = (x: number, y: number, fill: string) =>
    `<path transform="${translate(x, y)}" d="${disc}" fill="${fill}"/><path d="M${x} ${y}v0" stroke="#A3240F" stroke-width="4"/>`;
  const leaf = (x: number) =>
    `<path d="M${x} 352q-10-8-6-20 10 6 6 20zm0 0q0-14 12-18 2 12-12 18z" fill="#275A27"/>`;
  const group = (x: number) =>
    leaf(x) +
    leaf(x + 22) +
    flower(x + 2, 338, '#F2A71B') +
    flower(x + 20, 341, '#FFD774') +
    flower(x + 76, 343, '#F2A71B');
  const groups = Array.from({ length: 13 }, (_, index) => group(index * FLOWER_PERIOD + 20));
  const { width } = CANVAS;
  return `<path d="M0 334h${width}v16h-${width}z" fill="#7FA65A"/><g id="trip-flowers">${groups.join('')}</g>`;
}

/** Returns the man with the cap, at the wheel behind the front window. */
function driver(trips: Drawing): string {
  const man = trips.markup('man-neck', 'man-vest') + trips.markup('man-head');
  return `<clipPath id="front-window"><path d="${trips.attribute('bus-window', 'd')}"/></clipPath><g clip-path="url(#front-window)"><g transform="translate(319 148) scale(.36)">${man}</g></g>`;
}

function spokes(x: number): string {
  const lines = Array.from(
    { length: 5 },
    (_, index) => `<path transform="rotate(${72 * index})" d="M0 0v-10"/>`,
  );
  return `<g transform="${translate(x, WHEEL.y)}" stroke="#5B534E" stroke-width="2.6" stroke-linecap="butt">${lines.join('')}</g>`;
}

function placed(name: string, x: number, y: number, markup: string): string {
  const id = name ? ` id="${name}-drive"` : '';
  return `<g${id}><g transform="${translate(x, y)} ${scale(SCALE)}">${markup}</g></g>`;
}
