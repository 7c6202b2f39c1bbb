import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { contentPaths } from '#content-model/schemas/content-files.ts';
import { jsonSchemaOf, schemaOf, type JsonSchema } from '#content-model/schemas/json-schemas.ts';
import { FIXTURE_ROOT } from '../fixtures/site.ts';
import { set } from './edits.ts';

/** The maximum characters of each text, for which the pages are designed. */
const LONGEST: Record<string, Record<string, number>> = {
  site: {
    name: 30,
    tagline: 36,
    'company.name': 50,
    'company.statement': 185,
    'company.registeredAddress': 70,
    'contact.address.street': 50,
    'contact.address.town': 30,
    'contact.openHours.display': 52,
    'legal.grievanceOfficer': 50,
    'legal.grievanceDesignation': 50,
  },
  navigation: { 'bar.0.label': 18, 'footer.0.label': 18 },
  words: {
    'navigation.menuButton': 24,
    'textSize.sizes.large.symbol': 4,
    'effort.title': 60,
    'callback.failure': 240,
    'callback.use': 240,
  },
  pages: {
    'landing.title': 60,
    'landing.description': 145,
    'trips.title': 60,
    'trips.description': 145,
    'notFound.title': 60,
    'notFound.description': 145,
    'notFound.heading': 60,
    'notFound.sentence': 200,
    'notFound.linksLabel': 60,
  },
  'landing/hero': { heading: 60, sentence: 95, 'video.title': 40, 'video.imageDescription': 102 },
  'landing/about': { title: 22, vision: 125, mission: 212, imageDescription: 138 },
  'landing/offerings': {
    title: 22,
    'items.0.title': 52,
    'items.0.description': 140,
    'items.0.imageDescription': 107,
    'items.1.tripsLink': 36,
  },
  'landing/impact': { title: 22, 'stats.0.text': 16 },
  'landing/sessions': {
    title: 22,
    'items.2.title': 52,
    'items.2.description': 140,
    'items.2.imageDescription': 107,
  },
  'landing/feedbacks': { title: 22, 'items.0.name': 26, 'items.0.text': 142, 'items.0.title': 24 },
  'landing/mentors': { title: 22, sentence: 100, 'items.0.imageDescription': 108 },
  'landing/contact': { title: 22, sentence: 85 },
  'trips/hero': { heading: 40, sentence: 160, button: 30 },
  'trips/packages': {
    title: 60,
    'facilities.0': 24,
    facilitiesLabel: 40,
    perPerson: 24,
    requestCallback: 30,
    requestCustomTrip: 40,
    withoutScript: 240,
    onPage: 80,
    stepsTitle: 40,
    'steps.0': 160,
  },
  'trips/difference': { title: 60, 'features.0.title': 40 },
  'trips/reviews': { title: 60, 'items.0.name': 40, 'items.0.feedback': 320 },
  'trips/levels': { 'levels.0.name': 30, 'levels.0.sentence': 160 },
  'trips/every-trip': {
    arrival: 240,
    supervisor: 240,
    sharing: 240,
    payment: 240,
    insurance: 320,
    inHospital: 240,
    changes: 400,
    papers: 320,
  },
  'upcoming/lamps': {
    title: 60,
    location: 40,
    cities: 120,
    'page.letter.0': 600,
    'page.start.place': 120,
    'page.start.how': 400,
    'page.end.place': 120,
    'page.manager': 400,
    'page.days.0.place': 60,
    'page.days.0.morning': 400,
    'page.days.0.afternoon': 400,
    'page.days.0.evening': 400,
    'page.days.0.toilets': 240,
    'page.days.0.canSkip': 240,
    'page.rooms.access': 400,
    'page.rooms.airConditioning': 400,
    'page.price.included.0': 160,
    'page.price.notIncluded.0': 160,
    'page.health.doctor': 400,
    'page.health.hospital': 400,
    'page.health.notFor': 400,
    'page.papers': 400,
    'page.food.vegetarian': 400,
    'page.food.jain': 400,
    'page.food.diabetic': 400,
    'page.weather': 400,
    'page.pack.0': 160,
    'page.questions.0.question': 140,
    'page.questions.0.answer': 600,
  },
};

/** The least and the greatest value of each whole number. */
const RANGES: Record<string, Record<string, [least: number, most: number]>> = {
  site: {
    'legal.requestDays': [1, 365],
    'legal.logDays': [1, 3650],
    'legal.accountDays': [1, 3650],
    'legal.recordingDays': [1, 3650],
    'legal.answerDays': [1, 3650],
  },
  'landing/impact': { 'stats.0.value': [1, Number.MAX_SAFE_INTEGER] },
  'landing/feedbacks': { stars: [1, 5] },
  'trips/reviews': { 'items.0.stars': [1, 5] },
  'trips/levels': {
    'most.stairs.little': [0, 1500],
    'most.standing.more': [0, 1500],
    'most.walking.more': [0, 1500],
  },
  'upcoming/lamps': {
    cost: [500, 1_000_000],
    'page.level': [1, 4],
    'page.groupLeast': [1, 60],
    'page.groupMost': [1, 60],
    'page.days.0.walkingMinutes': [0, 720],
    'page.days.0.stairs': [0, 1500],
    'page.days.0.standingMinutes': [0, 720],
    'page.days.0.driveMinutes': [0, 720],
    'page.rooms.singleSupplement': [0, 1_000_000],
    'page.price.gst.percent': [0, 28],
    'page.price.deposit': [0, 1_000_000],
    'page.price.instalments.0.amount': [0, 1_000_000],
    'page.price.instalments.0.daysBefore': [0, 365],
    'page.price.restDaysBefore': [0, 365],
  },
};

/** The optional fields of a file, besides `placeholders`. */
const OPTIONAL: Record<string, string[]> = {
  navigation: ['footer.0.section', 'footer.0.page'],
  words: ['callback.failure'],
  'landing/hero': ['video.youtubeId'],
  'landing/offerings': ['items.0.tripsLink'],
  'landing/sessions': ['items.0.tripsLink'],
  'landing/feedbacks': ['items.0.image', 'items.0.title'],
};

/** The fields that a trip must have: those of its card, and those of its page if it has one. */
const REQUIRED_OF_TRIPS = [
  ...['title', 'location', 'cities', 'cost', 'cover', 'firstDay', 'lastDay'],
  ...['page.start.place', 'page.end.place', 'page.days', 'page.days.0.place'],
  ...['page.price', 'page.price.included', 'page.price.gst', 'page.price.gst.percent'],
  ...['page.price.gst.included', 'page.price.instalments.0.amount'],
  ...['page.price.instalments.0.daysBefore', 'page.price.cancellation.0.daysBefore'],
  ...['page.price.cancellation.0.keptPercent', 'page.questions.0.question', 'page.questions.0.answer'],
];

const textOf = (path: string) => readFileSync(`${FIXTURE_ROOT}/content/${path}.json`, 'utf8');
const schemas = new Map(
  [...contentPaths, 'upcoming/lamps'].map((path) => [path, schemaOf(path, () => z.string())]),
);

/** The invalid fields of a file with these values. */
function wrongIn(path: string, values: Record<string, unknown>): string[] {
  const edited = Object.entries(values).reduce(
    (text, [field, value]) => String(set(field, value)(text)),
    textOf(path),
  );
  const { error } = schemas.get(path)?.safeParse(JSON.parse(edited)) ?? {};
  return (error?.issues ?? []).map((issue) => issue.path.join('.').replace(/\.en$/, '')).sort();
}

it.each(Object.entries(LONGEST))('Each text of %s has a maximum of characters', (path, longest) => {
  const texts = (surplus: number) =>
    Object.fromEntries(
      Object.entries(longest).map(([name, most]) => {
        const words = 'x'.repeat(most + surplus);
        // This name is the same in each language.
        return [name, name === 'company.name' ? words : { en: words }];
      }),
    );
  expect(wrongIn(path, texts(0))).toEqual([]);
  expect(wrongIn(path, texts(1))).toEqual(Object.keys(longest).sort());
});

it.each(Object.entries(RANGES))(
  'The numbers of %s are whole, and have a least and a greatest value',
  (path, ranges) => {
    const names = Object.keys(ranges).sort();
    const wrong = (valueOf: (range: [least: number, most: number]) => number) =>
      wrongIn(
        path,
        Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, valueOf(range)])),
      );
    expect(wrong(([least]) => least)).toEqual([]);
    expect(wrong(([, most]) => most)).toEqual([]);
    expect(wrong(([least]) => least - 1)).toEqual(names);
    expect(wrong(([, most]) => most + 1)).toEqual(names);
    expect(wrong(([least]) => least + 0.5)).toEqual(names);
  },
);

it('A trip must have some fields', () => {
  const required = fieldsOf('upcoming/lamps').filter(({ required }) => required);
  expect(required.map(({ name }) => name).sort()).toEqual(REQUIRED_OF_TRIPS.sort());
});

it.each(contentPaths)('%s must have all fields but some', (path) => {
  const optional = fieldsOf(path).filter(({ name, required }) => !required && name !== 'placeholders');
  expect(optional.map(({ name }) => name)).toEqual(OPTIONAL[path] ?? []);
});

interface Field {
  name: string;
  required: boolean;
}

type Schema = JsonSchema & { required?: string[] };

function fieldsOf(path: string) {
  const schema = schemas.get(path);
  return schema ? fieldsIn(jsonSchemaOf(schema)) : [];
}

/** The names of the fields, and whether they are required. A text in each language is one field. */
function fieldsIn({ properties = {}, items, anyOf = [], required = [] }: Schema, name = ''): Field[] {
  if ('en' in properties) return [];
  return [
    ...Object.entries(properties).flatMap(([part, inner]) => {
      const path = name ? `${name}.${part}` : part;
      return [{ name: path, required: required.includes(part) }, ...fieldsIn(inner, path)];
    }),
    ...(items ? fieldsIn(items, `${name}.0`) : []),
    ...anyOf.flatMap((part) => fieldsIn(part, name)),
  ];
}
