/** The poster of the video on the landing page (specification, "Constants"). */
export const POSTER_SIZE = { width: 600, height: 350, sizes: '(min-width: 40rem) 600px, 100vw' };
