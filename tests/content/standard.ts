import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WEEKDAYS } from '../../src/content-model/schemas/site.ts';
import { contentPaths } from '../../src/content-model/schemas/content-files.ts';
import { textsSchemas } from '../../src/content-model/schemas/translation.ts';
import { copyOfContent } from './copy.ts';

type Json = Record<string, unknown>;

/** Facts that look real, in place of those that the content has or that its owner will write. */
export const FACTS = {
  placeholders: [] as string[],
  name: 'Khush Parivaar',
  company: {
    name: 'Evening Lamp Private Limited',
    statement: 'Evening Lamp Private Limited runs the club in compliance with the Companies Act, 2013.',
    registeredAddress: 'Flat 7, Anna Salai, Chennai 600002',
  },
  contact: {
    address: {
      street: 'Flat 7, Anna Salai',
      town: 'Chennai',
      pinCode: '600002',
    },
    phones: ['+91 44 6600 0000', '1800 123 00 00'],
    email: 'office@golden-evenings.in',
    openHours: {
      display: 'Monday to Friday, 10:30AM to 06:45PM',
      days: WEEKDAYS.slice(0, 5),
      opens: '10:30',
      closes: '18:45',
    },
  },
  stores: {
    googlePlay: 'https://play.google.com/store/apps/details?id=in.goldenevenings',
    appStore: 'https://apps.apple.com/in/app/golden-evenings/id1234567890',
  },
};

/** Facts about the grievance officer that look real. */
export const OFFICER = {
  grievanceOfficer: 'Asha Rao',
  grievanceDesignation: 'Head of services',
  grievancePhone: '+91 44 2345 6780',
};

/** The year of the trips. */
export const YEAR = new Date().getFullYear() + 1;
const trip = (title: string, page: string, location: string, cost: number, month: string) => ({
  title,
  page,
  location,
  cities: location,
  cost,
  firstDay: `${YEAR}-${month}-10`,
  lastDay: `${YEAR}-${month}-14`,
});
const TRIPS = [
  trip('Evening Lamps', 'lamps', 'Varanasi', 28500, '02'),
  trip('White Desert', 'desert', 'Kutch', 34900, '03'),
  trip('Pink City', 'city', 'Jaipur', 31750, '04'),
  trip('Tea Hills', 'tea', 'Munnar', 38600, '05'),
];

const LEGAL: Record<string, string> = {
  'legal/terms-of-service': `Read [this](/privacy-policy) or [that](#contact).

## Eligibility

- You are 50 years of age or older.
- You live in India.

## Requests

We keep a request for {{requestDays}} days, and answer within 48 hours.

## Contact

Write to {{email}}.`,
  'legal/privacy-policy': '## Cookies and storage\n\nNone.',
  'legal/accessibility-statement': '## Help\n\nCall {{phone}}.',
  'hi/legal/terms-of-service': `[यह](/hi/privacy-policy) या [वह](#संपर्क) पढ़िए।

## पात्रता

- आप 50 साल के हैं।
- आप भारत में रहते हैं।

## अनुरोध

हम अनुरोध {{requestDays}} दिन रखते हैं और 48 घंटे में जवाब देते हैं।

## संपर्क

{{email}} पर लिखिए।`,
  'hi/legal/privacy-policy': '## कुकी\n\nकोई नहीं।',
  'hi/legal/accessibility-statement': '## मदद\n\n{{phone}} पर फ़ोन कीजिए।',
};

/** The page of each trip. */
const DAYS = (place: string) =>
  Array.from({ length: 5 }, () => `  - place: ${place}\n    morning: ${place}\n`);
const TRIP_PAGE = `---
days:
${DAYS('Varanasi').join('')}price:
  included:
    - Hotel
  gst:
    percent: 5
    included: true
  deposit: 2000
---

We go by boat.
`;
const HI_TRIP_PAGE = `---
days:
${DAYS('वाराणसी').join('')}price:
  included:
    - होटल
---

हम नाव से जाते हैं।
`;

/** Copies `content/` with other facts, trips and legal texts, in English or in two languages. */
export function standardContent(inHindi: boolean): string {
  const top = copyOfContent();
  const read = (path: string) => JSON.parse(readFileSync(join(top, `content/${path}.json`), 'utf8')) as Json;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(top, `content/${path}`)), { recursive: true });
    writeFileSync(join(top, `content/${path}`), text);
  };
  const { legal: days, sharing, security, ...site } = read('site');
  const facts = { ...site, ...FACTS, sharing, legal: { ...(days as Json), ...OFFICER }, security };
  write('site.json', JSON.stringify(facts, null, 2));
  // All pictures of the owner stay in use.
  const covers = (read('trips/upcoming')['trips'] as Json[]).flatMap((own) => own['covers']);
  const trips = TRIPS.map((own) => ({ ...own, covers }));
  write('trips/upcoming.json', JSON.stringify({ trips }, null, 2));
  for (const path of contentPaths) {
    const { placeholders, ...file } = read(path);
    if (placeholders) write(`${path}.json`, JSON.stringify(file, null, 2));
    if (inHindi)
      write(`hi/${path}.json`, JSON.stringify(inDevanagari(textsSchemas[path].parse(read(path))), null, 2));
  }
  rmSync(join(top, 'content/trips/pages'), { recursive: true, force: true });
  for (const { page } of TRIPS) {
    write(`trips/pages/${page}.md`, TRIP_PAGE);
    if (inHindi) write(`hi/trips/pages/${page}.md`, HI_TRIP_PAGE);
  }
  rmSync(join(top, 'content/legal'), { recursive: true });
  for (const [path, words] of Object.entries(LEGAL)) {
    const isHindi = path.startsWith('hi/');
    if (isHindi && !inHindi) continue;
    const title = isHindi ? 'शर्तें' : 'Terms';
    const front = `---\ntitle: ${title}\ndescription: ${title}\nupdated: 2026-11-20\n---\n\n`;
    write(`${path}.md`, `${front}${words}\n`);
  }
  return top;
}

/** Replaces the Latin letters of texts, but not those in braces, paths and what identifies entries. */
export function inDevanagari(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => inDevanagari(entry));
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value ?? {}).map(([inner, part]) => [
        inner,
        inner === 'openHours' ? { display: '{opens} {closes}' } : inDevanagari(part, inner),
      ]),
    );
  if (typeof value !== 'string' || ['trip', 'section', 'page'].includes(name)) return value;
  if (name === 'image') return value.replace(/^\.{1,2}/, '..');
  return value.replace(/\{\w+\}|[a-z]/gi, (found) =>
    found.length > 1 ? found : String.fromCharCode(0x0915 + (found.toLowerCase().charCodeAt(0) - 97)),
  );
}
