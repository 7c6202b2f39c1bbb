import { easeIn, progress } from '../easing.ts';
import { CANVAS, scale, short, transform, translate, visible, type Change } from '../scene.ts';
import { ARCH, scallopedDisc, scallopedSheet } from '../shapes.ts';
import { TIMES } from '../timeline.ts';

const MARIGOLD = '#F2A71B';
const DARK_MARIGOLD = '#D98E0F';
const HALDI = '#FFD774';
const SINDOOR = '#A3240F';

/**
 * The rings of the flower from the outside in, with the colours and petal counts of the sun. The radius is
 * 100.
 */
const RINGS = [
  { fill: DARK_MARIGOLD, petals: 24, delay: 0 },
  { fill: MARIGOLD, petals: 22, delay: 0.1 },
  { fill: HALDI, petals: 16, delay: 0.2 },
];
const CENTRE = { x: 300, y: 196 };
/**
 * The seconds after the first ring in which the hole of the flower begins to open, and its size when it is
 * open.
 */
const HOLE_DELAY = 0.32;
const OPEN = { flower: 5.2, arch: 21 };
/**
 * The widths of the bands at the edge of the curtain, in SVG units, and those of the arch, in parts of its
 * size.
 */
const CURTAIN_BANDS = [
  { fill: MARIGOLD, ahead: 30 },
  { fill: HALDI, ahead: 15 },
];
const ARCH_BANDS = [
  { fill: SINDOOR, larger: 1.16 },
  { fill: MARIGOLD, larger: 1.08 },
];
/**
 * The start of the edge of the curtain, outside the picture, and its distance to the right in SVG units. It
 * never passes the rear of the bus.
 */
const CURTAIN_START = -50;
const CURTAIN_TRAVEL = 690;

/** Stacks the scenes; each scene but the first is clipped by the shape that opens to show it. */
export function stacked({ family, bus, tambola }: Record<'family' | 'bus' | 'tambola', string>): string {
  const rings = RINGS.map(
    ({ fill, petals }, index) =>
      `<path id="ring-${index}" d="${scallopedDisc(100, petals)}" fill="${fill}"/>`,
  );
  const sheet = scallopedSheet(900, CANVAS.height, 10);
  const curtain = CURTAIN_BANDS.map(
    ({ fill }, index) => `<path id="curtain-${index}" d="${sheet}" fill="${fill}"/>`,
  );
  const arch = ARCH_BANDS.map(({ fill }, index) => `<path id="arch-${index}" d="${ARCH}" fill="${fill}"/>`);
  return `
    <clipPath id="hole"><path id="hole-shape" d="${scallopedDisc(100, 16)}"/></clipPath>
    <clipPath id="sheet"><path id="sheet-shape" d="${sheet}"/></clipPath>
    <clipPath id="gate"><path id="gate-shape" d="${ARCH}"/></clipPath>
    <g id="family"><g id="family-picture">${family}</g></g>
    <g id="rings">${rings.join('')}</g><g id="bus" clip-path="url(#hole)">${bus}</g>
    <g id="curtain">${curtain.join('')}</g><g id="tambola" clip-path="url(#sheet)">${tambola}</g>
    <g id="arch">${arch.join('')}<use href="#family-picture" clip-path="url(#gate)"/></g>`;
}

/** Returns which scenes are visible at a time in seconds, and how far each shape has opened. */
export function openingsAt(seconds: number): Change[] {
  const { flower, curtain, arch } = TIMES;
  const within = (start: number, end: number) => seconds > start && seconds < end;
  const bloom = (delay: number) => {
    const part = easeIn(progress(seconds, flower.start + delay, flower.end));
    return [translate(CENTRE.x, CENTRE.y), scale(OPEN.flower * part), `rotate(${short(40 * part)})`];
  };
  const edge = CURTAIN_START + CURTAIN_TRAVEL * easeIn(progress(seconds, curtain.start, curtain.end));
  const gate = OPEN.arch * easeIn(progress(seconds, arch.start, arch.end));
  const gateOf = (larger: number) => [translate(CANVAS.width / 2, CANVAS.height), scale(gate * larger)];
  return [
    visible('family', !within(flower.end, arch.end)),
    visible('rings', within(flower.start, flower.end)),
    ...RINGS.map(({ delay }, index) => transform(`ring-${index}`, ...bloom(delay))),
    visible('bus', within(flower.start, curtain.end)),
    transform('hole-shape', ...bloom(HOLE_DELAY)),
    visible('curtain', within(curtain.start, curtain.end)),
    ...CURTAIN_BANDS.map(({ ahead }, index) => transform(`curtain-${index}`, translate(edge + ahead, 0))),
    visible('tambola', within(curtain.start, arch.end)),
    transform('sheet-shape', translate(edge, 0)),
    visible('arch', within(arch.start, arch.end)),
    ...ARCH_BANDS.map(({ larger }, index) => transform(`arch-${index}`, ...gateOf(larger))),
    transform('gate-shape', ...gateOf(1)),
  ];
}
