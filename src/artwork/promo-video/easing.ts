/** Returns how far `time` is between `start` and `end`: 0 before, 1 after, linear between. All in seconds. */
export function progress(time: number, start: number, end: number): number {
  return Math.min(1, Math.max(0, (time - start) / (end - start)));
}

/** Returns 0 to 1 for 0 to 1, slow at both ends. */
function easeInOut(part: number): number {
  return (1 - Math.cos(Math.PI * part)) / 2;
}

/** Returns 0 to 1 for 0 to 1, slow at the start. */
export function easeIn(part: number): number {
  return part ** 2;
}

/** Returns 0 to 1 for 0 to 1, slow at the end. */
export function easeOut(part: number): number {
  return 1 - (1 - part) ** 2;
}

/** Returns 0 to 1 for 0 to 1, with values slightly above 1 before the end. */
export function overshoot(part: number): number {
  const rest = part - 1;
  return 1 + 2.2 * rest ** 3 + 1.2 * rest ** 2;
}

/** Returns the eased progress of a movement from `start` to `end`, in seconds, slow at both ends. */
export function moved(time: number, start: number, end: number): number {
  return easeInOut(progress(time, start, end));
}

/**
 * Returns a strength from 0 to 1: it rises from `start` to `full` and falls from `fading` to `end`, all in
 * seconds.
 */
export function strength(time: number, start: number, full: number, fading: number, end: number): number {
  return moved(time, start, full) - moved(time, fading, end);
}

/** Returns one smooth pulse: 0 at `start` and before, 1 halfway, 0 at `end` and after. All in seconds. */
export function pulse(time: number, start: number, end: number): number {
  return Math.sin(Math.PI * progress(time, start, end)) ** 2;
}

/** Returns a wave between -1 and 1 with `perSecond` periods a second; `phase` is in periods. */
export function wave(time: number, perSecond: number, phase = 0): number {
  return Math.sin(2 * Math.PI * (time * perSecond + phase));
}
