import { content } from './content.ts';

/** The first trip with a page. All pages have the same parts. */
export const tripWithPage = content('trips/upcoming').trips.find(({ page }) => page);

/** The path of its page on the English site, as a list. It is empty if no trip has a page. */
export const tripPagePaths = tripWithPage?.page ? [`/trips/${tripWithPage.page}` as const] : [];
