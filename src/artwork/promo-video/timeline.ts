/** Length of the video, in seconds. */
export const DURATION_S = 13.6;
/** Frames per second. */
export const FRAME_RATE = 25;

/** The start and end of each part of the video, in seconds. */
export const TIMES = {
  /** The family greets, and one of them waves. */
  greeting: { start: 0.2, end: 3.9 },
  /** A flower opens in the sun and shows the hills. */
  flower: { start: 2.7, end: 4.1 },
  /** The bus comes in from the left. */
  busArrives: { start: 3, end: 5.2 },
  /** The bus leaves to the right, and the tambola scene follows it like a curtain. */
  curtain: { start: 5.9, end: 7.4 },
  /** The woman raises the token with the number 90. */
  raise: { start: 7.1, end: 8.4 },
  /** An arch opens and shows the family before sunrise. */
  arch: { start: 9.9, end: 11.2 },
  /** The sun rises behind the family. */
  sunrise: { start: 10.5, end: 12.3 },
  /** The light of the sun spreads over the sky. */
  light: { start: 11, end: 12.6 },
  /** Everybody laughs. */
  laughter: { start: 10.8, end: 13.55 },
};
