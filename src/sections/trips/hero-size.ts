/** The picture at the top of the trips page. */
export const HERO_SIZE = { width: 640, height: 420, sizes: '(min-width: 64rem) 600px, 90vw' };
