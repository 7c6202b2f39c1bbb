/** New attribute values for one element of the video's drawing. */
export interface Change {
  id: string;
  attributes: Readonly<Record<string, string>>;
}

/** One layer of the video: its SVG markup, and its changes at a time in seconds. */
export interface Scene {
  markup: string;
  changesAt(seconds: number): Change[];
}

/** The logical size of the video, in SVG units: the view box of the poster. */
export const CANVAS = { width: 600, height: 350 };

/** Returns the change that sets the transform of an element. */
export function transform(id: string, ...steps: string[]): Change {
  return { id, attributes: { transform: steps.join(' ') } };
}

/** Returns the change that shows or hides an element. */
export function visible(id: string, isVisible: boolean): Change {
  return { id, attributes: { display: isVisible ? 'inline' : 'none' } };
}

/** Returns a translation in SVG units. */
export function translate(x: number, y: number): string {
  return `translate(${short(x)} ${short(y)})`;
}

/** Returns a rotation by degrees, clockwise, about a point. */
export function rotate(degrees: number, x: number, y: number): string {
  return `rotate(${short(degrees)} ${short(x)} ${short(y)})`;
}

/** Returns transform steps applied with a point as the origin. */
export function about(x: number, y: number, ...steps: string[]): string {
  return [translate(x, y), ...steps, translate(-x, -y)].join(' ');
}

/** Returns a scaling; the second factor is the first one unless it is given. */
export function scale(x: number, y = x): string {
  return `scale(${short(x)} ${short(y)})`;
}

/** Writes a number with at most four decimals. */
export function short(value: number): string {
  return String(Math.round(value * 1e4) / 1e4);
}
