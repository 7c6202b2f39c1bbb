import { basename } from 'node:path';
import type { TripFile } from '../../content-model/schemas/trip-file.ts';
import { wholePrice } from '../../features/trips/trip-price.ts';
import { isoDate, startOfDay } from '../../lib/indian-time.ts';
import { fieldIssues, issueOf, type ContentFile, type Issue } from './messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A trip that begins later than this has probably a wrong year: 18 months, in milliseconds. */
const FARTHEST_MS = 548 * DAY_MS;

const WRONG_NAME =
  'has a name that cannot be the address of a page\nUse only the letters a to z, digits and hyphens and end it in .json, for example tea-hills.json.';

/** A trip as its file has it. */
type Trip = Omit<TripFile, 'title'> & { title: { en: string } };

/** Returns what cannot be true in the files of trips. `now` is in epoch milliseconds. */
export function tripIssues(files: readonly ContentFile[], now: number): Issue[] {
  const valid = files.filter(({ issues }) => issues.length === 0);
  const titleOf = ({ value }: ContentFile) => (value as Trip).title.en.trim();
  const wrong = files.filter(({ file }) => !/^[a-z0-9-]+\.json$/.test(basename(file)));
  return [
    ...wrong.map(({ file }) => issueOf(file, WRONG_NAME)),
    ...valid.flatMap((file, index) => {
      const twin = valid.slice(0, index).find((other) => titleOf(other) === titleOf(file));
      const message = `is also the title of ${twin?.file}\nEvery trip needs its own title.`;
      return [...fieldIssues(file, ['title', 'en'], twin && message), ...factIssues(file, now)];
    }),
  ];
}

function factIssues(file: ContentFile, now: number): Issue[] {
  const { firstDay, lastDay, cost, page } = file.value as Trip;
  const far = `is ${firstDay}, more than 18 months after today, ${isoDate(now)}\nLook whether the year is right.`;
  const isFar = startOfDay(firstDay) > now + FARTHEST_MS;
  const notes = fieldIssues(file, ['firstDay'], isFar && far, 'note');
  if (!page) return notes;
  const { gst, deposit = 0, instalments = [], restDaysBefore = 0 } = page.price;
  const length = 1 + Math.round((startOfDay(lastDay) - startOfDay(firstDay)) / DAY_MS);
  const days = `has ${page.days.length} days, and the trip lasts ${length} days, from ${firstDay} to ${lastDay}\nWrite a day for each day, also for the days of arrival and departure.`;
  const { total } = wholePrice(cost, gst);
  const paid = instalments.reduce((sum, { amount }) => sum + amount, deposit);
  const sums = `and the instalments are ${paid} rupees, more than the whole price of ${total}\nCorrect the sums.`;
  const late = instalments.find(({ daysBefore }) => daysBefore < restDaysBefore);
  const rest = `is ${restDaysBefore}, and an instalment is due later, ${late?.daysBefore} days before the trip\nThe rest is paid after all instalments: write fewer days.`;
  return [
    ...notes,
    ...fieldIssues(file, ['page', 'days'], page.days.length !== length && days),
    ...fieldIssues(file, ['page', 'price', 'deposit'], paid > total && sums),
    ...fieldIssues(file, ['page', 'price', 'restDaysBefore'], late && rest),
  ];
}
