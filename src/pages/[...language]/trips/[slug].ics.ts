import type { APIRoute } from 'astro';
import { content, words } from '#content-model/content.ts';
import { tripPagePaths, type TripWithPage } from '#content-model/trips/trips.ts';
import { tripCalendar } from '#content-model/trips/trip-calendar.ts';
import { absoluteUrl } from '#content-model/urls.ts';
import { fill, formatRupees } from '#content-model/format.ts';

export const getStaticPaths = tripPagePaths;

export const GET: APIRoute<TripWithPage> = async ({ props, url: { pathname }, currentLocale }) => {
  const { slug, trip, page, isOffered, daysLeft } = props;
  const { contact, name: club } = await content('site', currentLocale);
  const { calendarAlarm } = words(currentLocale).tripPage;
  const { title, location, cities } = trip;
  const url = absoluteUrl(pathname.replace(/\.ics$/, ''));
  const text = tripCalendar({
    uid: `${slug}@${new URL(url ?? 'https://site.invalid').hostname}`,
    title,
    place: page.start?.place ?? location,
    description: [cities, isOffered && formatRupees(trip.cost), `${club} ${contact.phones[0]}`, url]
      .filter(Boolean)
      .join('\n'),
    // The alarm is a week before the first day.
    alarm: daysLeft > 7 ? fill(calendarAlarm, { title }) : undefined,
    url,
    startTime: trip.startTime,
    endTime: trip.endTime,
  });
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
};
