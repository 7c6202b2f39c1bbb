import { z } from 'astro/zod';
import { placeholders, text } from './fields.ts';

/** The maximum characters of a button, of a heading or a label, and of a sentence. */
const [BUTTON, LABEL, SENTENCE] = [24, 60, 240];

type NamesOf<List> = List extends `${infer Name} ${infer Others}` ? Name | NamesOf<Others> : List;
type WithoutBraces<Name> = Name extends `${infer Word}{${string}` ? Word : Name;

/**
 * The schemas of words of at most `most` characters, by name, in the order of the file. A name in the list is
 * followed by the variables that its text must contain: `slide{number}{count}`.
 */
function words<List extends string>(most: number, list: List) {
  const schemas = list.split(' ').map((written) => {
    const [name = '', ...variables] = written.replaceAll('}', '').split('{');
    const kept = variables.map((variable) => ` Keep {${variable}}: the site replaces it.`).join('');
    return [name, text(most, `At most ${most} characters.${kept}`, ...variables)];
  });
  return Object.fromEntries(schemas) as Record<WithoutBraces<NamesOf<List>>, ReturnType<typeof text>>;
}

const group = <Fields extends z.ZodRawShape>(description: string, fields: Fields) =>
  z.strictObject(fields).describe(description);

const store = group('The two lines on the link to the app.', words(LABEL, 'small big'));
const textSize = z.strictObject({ ...words(4, 'symbol'), ...words(LABEL, 'label') });
const question = z.strictObject(words(LABEL, 'question answer{most}'));

/** The words of the interface, which components name. */
export const interfaceWords = () =>
  z.strictObject({
    navigation: group('The menu, the top and the end of every page.', {
      ...words(LABEL, 'skipLink barLabel'),
      ...words(BUTTON, 'menuButton closeButton backToTop linksHeading contactHeading accessibility'),
    }),
    textSize: group('The buttons for the size of the text.', {
      ...words(LABEL, 'label'),
      sizes: z.strictObject({ normal: textSize, large: textSize, veryLarge: textSize }),
    }),
    stores: z.strictObject({ ...words(LABEL, 'opensInNewTab'), googlePlay: store, appStore: store }),
    video: group('The buttons of the film.', words(BUTTON, 'play pause')),
    ...words(LABEL, 'stars{stars}'),
    carousel: group('The testimonials, mostly for screen readers.', {
      ...words(LABEL, 'label carouselKind slideKind slide{number}{count}'),
      ...words(BUTTON, 'pause play previous next'),
      ...words(LABEL, 'choose{number}'),
    }),
    contact: z.strictObject(words(BUTTON, 'addressLabel phoneLabel emailLabel hoursLabel')),
    legal: z.strictObject(words(LABEL, 'contents updated linkToSection{heading}')),
    trips: z.strictObject({
      ...words(LABEL, 'loading'),
      loaded: z.strictObject(words(LABEL, 'one{count} other{count}')),
      ...words(LABEL, 'dates{start}{end} duration{days}{nights}'),
      seats: z.strictObject(words(LABEL, 'few full')),
    }),
    effort: group('The questions about walking, above the trips.', {
      ...words(LABEL, 'title'),
      ...words(SENTENCE, 'sentence'),
      ...{ stairs: question, standing: question, walking: question },
      ...words(LABEL, 'clear fits hard'),
    }),
    callback: group('The panel in which a visitor asks for a call.', {
      ...words(LABEL, 'heading'),
      ...words(BUTTON, 'name mobileNumber tripTo submit'),
      ...words(LABEL, 'submitting success'),
      failure: text(SENTENCE, 'What the panel says after a failure; without it, nothing.').optional(),
      ...words(BUTTON, 'close'),
      ...words(SENTENCE, 'use sheet kept{requestDays}'),
      ...words(LABEL, 'privacyLink'),
      ...words(SENTENCE, 'ask{grievanceOfficer}{email}'),
      ...words(LABEL, 'callUs callInstead'),
      ...words(SENTENCE, 'neverAsk'),
    }),
    listen: group('The bar that reads a page aloud, and what it says for the signs of ₹28,500 and 25-29.', {
      ...words(BUTTON, 'listen pause goOn back stop'),
      ...words(LABEL, 'failed'),
      ...words(BUTTON, 'rupees to'),
    }),
    tripPage: group('The page of a trip.', {
      ...words(SENTENCE, 'description{title}{dates}{price}'),
      ...words(LABEL, 'level group{count} groupBetween{least}{most} start end manager days'),
      ...words(LABEL, 'day{number} morning afternoon evening walking{minutes} stairs{count}'),
      ...words(LABEL, 'noStairs standing{minutes} drive{minutes} toilets canSkip rooms sharedRoom'),
      ...words(LABEL, 'singleRoom singleSupplement{price} noSupplement sharedReduction{price} access'),
      ...words(LABEL, 'airConditioning price'),
      ...words(SENTENCE, 'asOf{day} notOffered over{day}'),
      ...words(LABEL, 'included notIncluded cardPrice gstIncluded{percent} gstAdded{percent}'),
      ...words(LABEL, 'total whenYouPay deposit payBy{day} beforeTrip howYouPay cancellation'),
      ...words(LABEL, 'until{day} afterwards keepNothing keepPart{price}{percent} everyTrip'),
      ...words(LABEL, 'conditions changes health doctor hospital insurance notFor food goodToKnow'),
      ...words(LABEL, 'papers weather pack ask callInstead forward whatsapp'),
      ...words(LABEL, 'whatsappText{title}{dates}{price} calendar calendarAlarm{title} print'),
      ...words(SENTENCE, 'inApp'),
      ...words(LABEL, 'forDoctor showDoctor hardest remarks qr allTrips'),
    }),
    placeholders,
  });
