import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import * as landing from './schemas/landing.ts';
import { navigation } from './schemas/navigation.ts';
import { legal, pages } from './schemas/pages.ts';
import { site } from './schemas/site.ts';
import * as trips from './schemas/trips.ts';

/** Where the one entry of `content/<path>.json` is found: a collection has a file, and a file has one entry. */
const file = (path: string) =>
  glob({ base: './content', pattern: `${path}.json`, generateId: () => 'entry' });

export const collections = {
  site: defineCollection({ loader: file('site'), schema: site }),
  navigation: defineCollection({ loader: file('navigation'), schema: navigation }),
  pages: defineCollection({ loader: file('pages'), schema: pages }),

  'landing-hero': defineCollection({ loader: file('landing/hero'), schema: landing.hero }),
  'landing-about': defineCollection({ loader: file('landing/about'), schema: landing.about }),
  'landing-offerings': defineCollection({ loader: file('landing/offerings'), schema: landing.offerings }),
  'landing-impact': defineCollection({ loader: file('landing/impact'), schema: landing.impact }),
  'landing-sessions': defineCollection({ loader: file('landing/sessions'), schema: landing.sessions }),
  'landing-feedbacks': defineCollection({ loader: file('landing/feedbacks'), schema: landing.feedbacks }),
  'landing-mentors': defineCollection({ loader: file('landing/mentors'), schema: landing.mentors }),
  'landing-contact': defineCollection({ loader: file('landing/contact'), schema: landing.contact }),

  'trips-hero': defineCollection({ loader: file('trips/hero'), schema: trips.tripsHero }),
  'trips-packages': defineCollection({ loader: file('trips/packages'), schema: trips.packages }),
  'trips-difference': defineCollection({ loader: file('trips/difference'), schema: trips.difference }),
  'trips-reviews': defineCollection({ loader: file('trips/reviews'), schema: trips.reviews }),
  'trips-callback': defineCollection({ loader: file('trips/callback'), schema: trips.callback }),
  'trips-upcoming': defineCollection({ loader: file('trips/upcoming'), schema: trips.upcoming }),

  legal: defineCollection({ loader: glob({ base: './content/legal', pattern: '*.md' }), schema: legal }),
};
