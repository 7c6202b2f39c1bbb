import type { TripFile } from '#content-model/schemas/trip-file.ts';
import { fullPrice, payments } from '#content-model/trips/trip-price.ts';
import { fieldIssues, type ContentFile, type Issue } from './messages.ts';
import { textsIn } from './texts.ts';

/** The sums in rupees, percentages and days before a trip in a text. */
const figuresIn = (text: string) =>
  (text.match(/₹\s?[\d.,]*\d|\d+\s?%|\d+ (?:days? before|दिन पहले)/g) ?? []).map((words) => ({
    words,
    key: words.replace(/[^\d₹%]/g, ''),
  }));

/** The figures in the texts of a valid file that neither its facts nor the conditions have. */
export function figureIssues(file: ContentFile, conditions: string): Issue[] {
  const agreed = figuresIn(conditions).map(({ key }) => key);
  const allowed = new Set([...agreed, ...figuresOf(file.value as Partial<TripFile>, agreed)]);
  return textsIn(file.value).flatMap(({ path, languages }) =>
    Object.entries(languages).flatMap(([language, text]) => {
      const figure = figuresIn(String(text)).find(({ key }) => !allowed.has(key));
      const message = `has ${figure?.words}, and neither the prices and days of this file nor the booking conditions have it\nCorrect the wrong one. What is not about booking is written in words: 300 rupees, 20 percent, two weeks before.`;
      return fieldIssues(file, [...path, language], figure && message);
    }),
  );
}

/** The figures that follow from the facts of a trip, also with the percentages of the conditions. */
function figuresOf({ cost = 0, page }: Partial<TripFile>, agreed: readonly string[]): string[] {
  if (!page) return [`₹${cost}`];
  const { price, rooms: { singleSupplement = 0, sharedReduction = 0 } = {} } = page;
  const { gst, total } = fullPrice(cost, price.gst);
  const [steps, paid] = [price.cancellation ?? [], payments(price, total, Infinity)];
  const percents = [
    ...steps.map(({ keptPercent }) => `${keptPercent}%`),
    ...agreed.filter((key) => key.includes('%')),
  ];
  const ofRooms = [singleSupplement, singleSupplement / 2, sharedReduction, total - sharedReduction];
  const payable = paid.map(({ amount }) => amount);
  const parts = percents.map((percent) => Math.round((total * parseInt(percent)) / 100));
  const sums = [cost, gst, total, ...ofRooms, ...payable, ...parts];
  const days = [...paid, ...steps].map(({ daysBefore }) => String(daysBefore));
  return [...days, ...sums.map((sum) => `₹${sum}`), ...percents, `${price.gst.percent}%`];
}
