import { isoDate } from './indian-time.ts';

/** The day of the build in India, as `2027-01-18`: that of `SOURCE_DATE_EPOCH`, in seconds, or else today. */
export const BUILD_DAY = isoDate(Number(process.env['SOURCE_DATE_EPOCH']) * 1000 || Date.now());
