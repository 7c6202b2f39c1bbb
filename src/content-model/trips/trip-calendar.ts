import ical, { ICalAlarmType } from 'ical-generator';
import type { Trip } from './card.ts';
import { DAY_MS, isoDate } from '#content-model/indian-time.ts';

/** Nine in the morning, a week before the first day, in seconds before its midnight. */
const ALARM_SECONDS = (7 * 24 - 9) * 60 * 60;

interface CalendarTrip extends Pick<Trip, 'title' | 'startTime' | 'endTime'> {
  /** The same at every download of a trip. */
  uid: string;
  place: string;
  description: string;
  /** The text of the alarm; undefined for none. */
  alarm: string | undefined;
  /** The absolute URL of the page, if it is known. */
  url: string | undefined;
}

/** A calendar file (RFC 5545) with a trip as whole days in India. */
export function tripCalendar({ uid, title, place, description, alarm, url, ...times }: CalendarTrip): string {
  // Whole days have no time zone. The library takes them from the parts of a date in UTC.
  const day = (time: number) => new Date(`${isoDate(time)}T00:00:00Z`);
  const calendar = ical({ prodId: { company: 'club', product: 'website' } });
  const event = calendar.createEvent({
    id: uid,
    allDay: true,
    timezone: 'UTC',
    start: day(times.startTime),
    // The end is the day after the last one.
    end: new Date(day(times.endTime).getTime() + DAY_MS),
    summary: title,
    location: place,
    description,
    ...(url && { url }),
  });
  if (alarm) event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_SECONDS, description: alarm });
  return calendar.toString();
}
