import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { tripCalendar } from '#content-model/trips/trip-calendar.ts';
import { endOfDay, startOfDay } from '#content-model/indian-time.ts';

const TEXT = tripCalendar({
  uid: 'lamps@www.club.example',
  title: 'गंगा पर शाम के दीये; दो, तीन',
  place: 'वाराणसी',
  description: 'The first line\nthe second line',
  alarm: 'In a week',
  url: 'https://www.club.example/trips/lamps',
  startTime: startOfDay('2027-02-27'),
  endTime: endOfDay('2027-03-02'),
});

function eventOf(text: string): ICAL.Event {
  const [component] = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
  if (!component) throw new Error('The calendar has no event.');
  return new ICAL.Event(component);
}

describe('The calendar file of a trip', () => {
  const event = eventOf(TEXT);

  it('has whole days, from the first one to the day after the last one', () => {
    expect(event.startDate.isDate).toBe(true);
    expect([event.startDate, event.endDate].map(String)).toEqual(['2027-02-27', '2027-03-03']);
  });

  it('keeps the letters, commas and lines of its texts', () => {
    expect([event.summary, event.location]).toEqual(['गंगा पर शाम के दीये; दो, तीन', 'वाराणसी']);
    expect(event.description).toBe('The first line\nthe second line');
  });

  it('has an alarm at nine in the morning, a week before', () => {
    const [alarm] = event.component.getAllSubcomponents('valarm');
    const trigger = alarm?.getFirstPropertyValue('trigger') as ICAL.Duration;
    const time = event.startDate.clone();
    time.isDate = false;
    time.addDuration(trigger);
    expect(String(time)).toBe('2027-02-20T09:00:00');
    expect(alarm?.getFirstPropertyValue('description')).toBe('In a week');
  });

  it('has what RFC 5545 requires: an identity, a time stamp, and lines of at most 75 bytes', () => {
    expect(event.uid).toBe('lamps@www.club.example');
    expect(event.component.hasProperty('dtstamp')).toBe(true);
    const lines = TEXT.split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines.some((line) => line.includes('\n'))).toBe(false);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });
});
