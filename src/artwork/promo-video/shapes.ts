import { short } from './scene.ts';

/**
 * Returns the path data of a disc with scallops around it, about the origin; the radius reaches to the outer
 * edge.
 */
export function scallopedDisc(radius: number, scallops: number): string {
  const angle = (2 * Math.PI) / scallops;
  // The scallops are half circles on the sides of a polygon.
  const corner = radius / (Math.cos(angle / 2) + Math.sin(angle / 2));
  const half = short(corner * Math.sin(angle / 2));
  const point = (index: number) =>
    `${short(corner * Math.cos(index * angle))} ${short(corner * Math.sin(index * angle))}`;
  const arcs = Array.from({ length: scallops }, (_, index) => `A${half} ${half} 0 0 1 ${point(index + 1)}`);
  return `M${point(0)}${arcs.join('')}z`;
}

/**
 * Returns the path data of a sheet left of the origin, `length` long and `height` high, with scallops on its
 * right edge.
 */
export function scallopedSheet(length: number, height: number, scallops: number): string {
  const half = height / scallops / 2;
  const edge = `a${half} ${half} 0 0 1 0 ${2 * half}`.repeat(scallops);
  return `M${-length} 0H0${edge}H${-length}z`;
}

/** Path data of the arch of the logo, standing on the origin: 56 wide and 48 high. */
export const ARCH =
  'M-28 0V-19A7 7 0 0 1-24-29A8 8 0 0 1-16-37.5A8 8 0 0 1-7-43Q-2-43.5 0-48Q2-43.5 7-43A8 8 0 0 1 16-37.5A8 8 0 0 1 24-29A7 7 0 0 1 28-19V0z';
