import { z } from 'astro/zod';
import { placeholders, text } from './fields.ts';

/** The most characters of what stands on a button, of a heading or a label, and of a sentence. */
const [BUTTON, LABEL, SENTENCE] = [24, 60, 240];

/** The most characters of a word, and what it must have in braces. */
type Limit = number | readonly [most: number, ...variables: string[]];

type Schemas<Parts> = { [Name in keyof Parts]: Parts[Name] extends z.ZodType ? Parts[Name] : typeof anyWord };

const anyWord = text(LABEL, '');

/** Returns the schema of words by their names, in the order of the file. A part may be a schema of its own. */
function group<Parts extends Record<string, Limit | z.ZodType>>(description: string, parts: Parts) {
  const fields = Object.entries(parts).map(([name, part]) => {
    if (part instanceof z.ZodType) return [name, part] as const;
    const [most, ...variables] = typeof part === 'number' ? [part] : part;
    const kept = variables.map((variable) => ` Keep {${variable}}: the site replaces it.`).join('');
    return [name, text(most, `At most ${most} characters.${kept}`, ...variables)] as const;
  });
  return z.strictObject(Object.fromEntries(fields) as Schemas<Parts>).describe(description);
}

const store = group('The two lines on the link to the app.', { small: LABEL, big: BUTTON });

const textSize = group('A button for the size of the text.', { symbol: 4, label: LABEL });

const question = group('A question and its answer.', { question: LABEL, answer: [LABEL, 'most'] });

/** The words of the interface, which components name. A word is added here and to the file of the content. */
export const words = () =>
  z.strictObject({
    navigation: group('The menu, the top and the end of every page.', {
      ...{ skipLink: LABEL, barLabel: LABEL, menuButton: BUTTON, closeButton: BUTTON, backToTop: BUTTON },
      ...{ linksHeading: LABEL, contactHeading: LABEL, accessibility: BUTTON },
    }),
    textSize: group('The buttons for the size of the text.', {
      label: LABEL,
      sizes: z.strictObject({ normal: textSize, large: textSize, veryLarge: textSize }),
    }),
    stores: group('The links to the app.', {
      ...{ opensInNewTab: LABEL, googlePlay: store, appStore: store },
    }),
    video: group('The film.', { play: BUTTON, pause: BUTTON }),
    stars: text(LABEL, 'How a screen reader says a rating. Keep {stars}: the site replaces it.', 'stars'),
    carousel: group('The testimonials, mostly for screen readers.', {
      ...{ label: LABEL, carouselKind: LABEL, slideKind: LABEL, slide: [LABEL, 'number', 'count'] },
      ...{ pause: BUTTON, play: BUTTON, previous: BUTTON, next: BUTTON, choose: [LABEL, 'number'] },
    }),
    contact: group('The labels of the contact details.', {
      ...{ addressLabel: BUTTON, phoneLabel: BUTTON, emailLabel: BUTTON, hoursLabel: BUTTON },
    }),
    legal: group('The pages of the legal texts.', {
      ...{ contents: LABEL, updated: LABEL, linkToSection: [LABEL, 'heading'] },
    }),
    trips: group('The list of trips.', {
      loading: LABEL,
      loaded: group('How many trips there are.', { one: [LABEL, 'count'], other: [LABEL, 'count'] }),
      ...{ dates: [LABEL, 'start', 'end'], duration: [LABEL, 'days', 'nights'] },
    }),
    effort: group('The questions about walking, above the trips.', {
      ...{ title: LABEL, sentence: SENTENCE, stairs: question, standing: question, walking: question },
      ...{ clear: BUTTON, fits: LABEL, hard: LABEL },
    }),
    callback: group('The panel in which a visitor asks for a call.', {
      ...{ heading: LABEL, name: BUTTON, mobileNumber: BUTTON, tripTo: BUTTON, submit: BUTTON },
      ...{ submitting: LABEL, success: LABEL },
      failure: text(SENTENCE, 'What the panel says after a failure; without it, nothing.').optional(),
      ...{ close: BUTTON, use: SENTENCE, sheet: SENTENCE, kept: [SENTENCE, 'requestDays'] },
      ...{ privacyLink: LABEL, ask: [SENTENCE, 'grievanceOfficer', 'email'] },
      ...{ callUs: LABEL, callInstead: LABEL, neverAsk: SENTENCE },
    }),
    tripPage: group('The page of a trip.', {
      ...{ description: [SENTENCE, 'title', 'dates', 'price'], level: LABEL, group: [LABEL, 'count'] },
      ...{ start: LABEL, end: LABEL, manager: LABEL, days: LABEL, day: [BUTTON, 'number'] },
      ...{ morning: BUTTON, afternoon: BUTTON, evening: BUTTON, walking: [LABEL, 'minutes'] },
      ...{ stairs: [LABEL, 'count'], noStairs: LABEL, standing: [LABEL, 'minutes'] },
      ...{ drive: [LABEL, 'minutes'], toilets: LABEL, meals: [LABEL, 'meals'] },
      ...{ breakfast: BUTTON, lunch: BUTTON, dinner: BUTTON, canSkip: LABEL },
      ...{ rooms: LABEL, sharedRoom: LABEL, singleRoom: LABEL, singleSupplement: [LABEL, 'price'] },
      ...{ noSupplement: LABEL, access: LABEL, airConditioning: LABEL },
      ...{ price: LABEL, asOf: [SENTENCE, 'day'], over: [SENTENCE, 'day'], included: LABEL },
      ...{ notIncluded: LABEL, cardPrice: LABEL, gstIncluded: [LABEL, 'percent'] },
      ...{ gstAdded: [LABEL, 'percent'], total: LABEL, whenYouPay: LABEL, deposit: LABEL },
      ...{ payBy: [LABEL, 'day'], beforeTrip: LABEL, howYouPay: LABEL, cancellation: LABEL },
      ...{ until: [LABEL, 'day'], afterwards: LABEL, keepNothing: LABEL },
      ...{ keepPart: [LABEL, 'price', 'percent'], conditions: LABEL, changes: LABEL },
      ...{ clubCancels: LABEL, tooFew: LABEL, illness: LABEL, homeEarly: LABEL },
      ...{ health: LABEL, doctor: LABEL, hospital: LABEL, insurance: LABEL, notFor: LABEL },
      ...{ food: LABEL, vegetarian: LABEL, jain: LABEL, diabetic: LABEL },
      ...{ goodToKnow: LABEL, papers: LABEL, weather: LABEL, pack: LABEL, questions: LABEL },
      ...{ ask: LABEL, callInstead: LABEL, forward: LABEL, whatsapp: LABEL },
      ...{ whatsappText: [LABEL, 'title', 'dates', 'price'], calendar: LABEL },
      ...{ calendarAlarm: [LABEL, 'title'], print: LABEL, forDoctor: LABEL, showDoctor: SENTENCE },
      ...{ hardest: LABEL, remarks: LABEL, qr: LABEL, allTrips: LABEL },
    }),
    placeholders,
  });
