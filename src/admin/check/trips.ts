import { basename } from 'node:path';
import type { TripFile } from '../../content-model/schemas/trip-file.ts';
import { wholePrice } from '../../features/trips/trip-price.ts';
import { isoDate, startOfDay } from '../../lib/indian-time.ts';
import { fieldIssue, isError, issueOf, type ContentFile, type Issue, type Path } from './messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A trip that begins later than this has probably a wrong year: 18 months, in milliseconds. */
const FARTHEST_MS = 548 * DAY_MS;

const WRONG_NAME =
  'has a name that cannot be the address of a page\nUse only the letters a to z, digits and hyphens and end it in .json, for example tea-hills.json.';

/** A trip with the title in all languages, as its file has it. */
type Trip = Omit<TripFile, 'title'> & { title: { en: string } };

/** Returns what cannot be true in the files of trips. `now` is in epoch milliseconds. */
export function tripIssues(files: readonly ContentFile[], now: number): Issue[] {
  const valid = files.filter(({ issues }) => !issues.some(isError));
  const titleOf = ({ value }: ContentFile) => (value as Trip).title.en.trim();
  return [
    ...files.flatMap(({ file }) =>
      /^[a-z0-9-]+\.json$/.test(basename(file)) ? [] : issueOf(file, WRONG_NAME),
    ),
    ...valid.flatMap((file, index) => {
      const twin = valid.slice(0, index).find((other) => titleOf(other) === titleOf(file));
      const message = `is also the title of ${twin?.file}\nEvery trip needs its own title.`;
      return twin ? fieldIssue(file, ['title', 'en'], message) : [];
    }),
    ...valid.flatMap((file) => factIssues(file, now)),
  ];
}

function factIssues(file: ContentFile, now: number): Issue[] {
  const { firstDay, lastDay, cost, page } = file.value as Trip;
  const { gst, deposit = 0, instalments = [], restDaysBefore = 0 } = page?.price ?? {};
  const length = 1 + Math.round((startOfDay(lastDay) - startOfDay(firstDay)) / DAY_MS);
  const total = gst ? wholePrice(cost, gst).total : cost;
  const paid = instalments.reduce((sum, { amount }) => sum + amount, deposit);
  const late = instalments.find(({ daysBefore }) => daysBefore < restDaysBefore);
  const found: [path: Path, message: string | false | undefined][] = [
    [
      ['page', 'days'],
      page !== undefined &&
        page.days.length !== length &&
        `has ${page.days.length} days, and the trip lasts ${length} days, from ${firstDay} to ${lastDay}\nWrite a day for each day, also for the days of arrival and departure.`,
    ],
    [
      ['page', 'price', deposit > 0 ? 'deposit' : 'instalments'],
      paid > total &&
        `makes ${paid} rupees together with everything else that is paid before the rest, more than the whole price of ${total}\nCorrect the sums.`,
    ],
    [
      ['page', 'price', 'restDaysBefore'],
      late &&
        `is ${restDaysBefore}, so the rest is due before the instalment of ${late.amount} rupees, ${late.daysBefore} days before the trip\nWrite fewer days than for the instalments.`,
    ],
  ];
  const note = `is ${firstDay}, more than 18 months after today, ${isoDate(now)}\nLook whether the year is right.`;
  const far = fieldIssue(file, ['firstDay'], note);
  return [
    ...found.flatMap(([path, message]) => (message ? fieldIssue(file, path, message) : [])),
    ...(startOfDay(firstDay) > now + FARTHEST_MS ? [{ ...far, severity: 'note' as const }] : []),
  ];
}
