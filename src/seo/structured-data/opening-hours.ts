import type { Thing } from './json-ld.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const DAYS_AND_TIMES =
  /^(?<first>\w+day) to (?<last>\w+day), (?<opens>\d{1,2}:\d{2} ?[AP]M) to (?<closes>\d{1,2}:\d{2} ?[AP]M)$/i;

/**
 * Hours written in one line, as `Monday to Friday, 9:00AM to 05:00PM`; undefined where they are written in
 * another way.
 */
export function openingHours(line: string): Thing | undefined {
  const { first = '', last = '', opens = '', closes = '' } = DAYS_AND_TIMES.exec(line)?.groups ?? {};
  const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  if (from < 0 || to < from) return undefined;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS.slice(from, to + 1),
    opens: clock(opens),
    closes: clock(closes),
  };
}

/** `05:00PM` as `17:00`. */
function clock(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  const hours = (Number(hour) % 12) + (/pm$/i.test(time) ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute.slice(0, 2)}`;
}
