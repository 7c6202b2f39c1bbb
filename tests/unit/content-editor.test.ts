import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { describe, expect, it } from 'vitest';
import { contentFiles, contentPaths } from '../../src/content-model/schemas/content-files.ts';
import { day, fact, line, placeholders, $schema } from '../../src/content-model/schemas/text.ts';
import { editorConfig, fileCollections } from '../../src/content-tools/editor/config.ts';
import { fieldsOf, pictureSchema } from '../../src/content-tools/editor/fields.ts';
import {
  formatJson,
  MAY_BE_EMPTY,
  numberNames,
  parseJson,
  withNumbers,
} from '../../src/content-tools/editor/json-format.ts';
import { choiceLabel, labelOf, sentences, singularOf } from '../../src/content-tools/editor/labels.ts';
import { formatLegal, parseLegal } from '../../src/content-tools/editor/legal-format.ts';
import { editorPage } from '../../src/content-tools/editor/page.ts';
import { editorPolicy } from '../../src/content-tools/editor/policy.ts';
import { formatTripPage, parseTripPage } from '../../src/content-tools/editor/trip-page-format.ts';
import { inOrderOf, tiedTo, withIds } from '../../src/content-tools/editor/translations.ts';
import { withPlainWords, WORDS_LANGUAGE } from '../../src/content-tools/editor/words.ts';

const OPTIONS = { backend: { name: 'test-repo' }, drafts: false, languages: ['hi'], base: '' } as const;

/** The fields of an object with these schemas. */
const fields = (shape: z.core.$ZodShape, translated = true): Record<string, unknown>[] =>
  fieldsOf(z.strictObject(shape), { translated, videoFolder: '../videos' });
const field = (schema: z.core.$ZodType, translated = true) => fields({ name: schema }, translated)[0];

describe('A field of the editor', () => {
  const picture = { widget: 'image', required: true, choose_url: false };
  const sections = [
    { value: '_about', label: 'About (_about)' },
    { value: 'calendar-heart', label: 'Calendar heart' },
  ];
  const time = z.string().regex(/^\d\d:\d\d$/, 'must be a time\nWrite for example 09:00');

  it.each<[string, z.core.$ZodType, object]>([
    ['a text', line(40, 'What.'), { label: 'Name', hint: 'What.', widget: 'string', maxlength: 40 }],
    [
      'a text that is translated, and needed in English',
      line(40, 'A text.'),
      { i18n: true, required: ['en'] },
    ],
    [
      'a long text, whose lines cannot be broken',
      line(200, 'A.'),
      { widget: 'text', pattern: ['^[^\\n]*$', expect.any(String)] },
    ],
    [
      'a text that may be left out',
      fact(40, 'A fact.').optional(),
      { required: false, maxlength: 40, hint: 'A fact.' },
    ],
    ['a text that may be empty', z.string().max(9), { required: false }],
    ['a choice with words', z.enum(['_about', 'calendar-heart']), { widget: 'select', options: sections }],
    ['a choice of numbers', z.literal([100, 125]), { options: [{ value: 100 }, { value: 125 }] }],
    ['several choices', z.array(z.enum(['a', 'b'])).min(1), { widget: 'select', multiple: true, min: 1 }],
    ['a day without a time', day, { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }],
    ['a picture', pictureSchema().describe('The picture.'), picture],
    ['a picture that may be left out', pictureSchema().optional(), { ...picture, required: false }],
    ['several pictures', z.array(pictureSchema()).min(1), { ...picture, multiple: true, min: 1 }],
    [
      'a rule in the words of the schema',
      time,
      { pattern: ['^\\d\\d:\\d\\d$', 'It must be a time. Write for example 09:00'] },
    ],
    [
      'the facts that are invented',
      placeholders,
      { widget: 'list', required: false, field: { widget: 'string' } },
    ],
  ])('is made for %s', (_, schema, expected) => {
    expect(field(schema)).toMatchObject(expected);
  });

  it('is translated only if it is a text of a file with translations', () => {
    expect(field(fact(40, 'A fact.'))).not.toHaveProperty('i18n');
    expect(field(line(40, 'A text.'), false)).not.toHaveProperty('i18n');
  });

  it('of a number takes digits only, because a number field would make 500 of 28,500', () => {
    const { widget, pattern } = field(z.int().positive()) as { widget: string; pattern: [string, string] };
    expect(widget).toBe('string');
    const texts = ['28500', '0', '28,500', '28500/-', '₹28500', ''];
    expect(texts.filter((text) => new RegExp(pattern[0]).test(text))).toEqual(['28500', '0']);
  });

  it('is hidden for the schema of the file', () => {
    expect(fields({ $schema })).toMatchObject([{ name: '$schema', widget: 'hidden', i18n: true }]);
  });
});

describe('A list of the editor', () => {
  const list = z.array(z.strictObject({ id: z.int(), image: pictureSchema(), title: line(9, 'A text.') }));

  it('with a fixed length cannot get longer or shorter', () => {
    const fixed = { min: 3, max: 3, allow_add: false, allow_remove: false, allow_duplicate: false };
    expect(field(list.length(3))).toMatchObject(fixed);
    expect(field(list)).not.toHaveProperty('allow_add');
  });

  it('shows the first text and the picture of each entry, and no number', () => {
    expect(field(list)).toMatchObject({
      collapsed: true,
      summary: '{{fields.title}}',
      thumbnail: 'image',
      fields: [{ name: 'id', widget: 'hidden' }, { name: 'image' }, { name: 'title' }],
    });
  });

  it('has the same entries in all languages, and repeats what identifies an entry', () => {
    expect(field(list)).toMatchObject({
      i18n: 'duplicate',
      fields: [{ name: 'id', i18n: 'duplicate' }, {}, {}],
    });
    expect(JSON.stringify(field(list, false))).not.toContain('duplicate"');
    expect(field(z.array(z.strictObject({ fact: fact(9, 'A fact.') })))).not.toHaveProperty('i18n');
  });

  it('of alternatives has the fields of all of them, required if all have it', () => {
    const alternatives = z.union([
      z.strictObject({ label: line(9, 'A text.'), page: fact(9, 'A page.') }),
      z.strictObject({ label: line(9, 'A text.'), section: fact(9, 'A section.') }),
    ]);
    expect(field(z.array(alternatives))).toMatchObject({
      fields: [
        { name: 'label', required: ['en'] },
        { name: 'page', required: false, i18n: 'duplicate' },
        { name: 'section', required: false, i18n: 'duplicate' },
      ],
    });
  });
});

describe('The words of the editor', () => {
  const file = readFileSync(`node_modules/@sveltia/cms/locales/${WORDS_LANGUAGE}.json`, 'utf8');
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts);

  it('are made from the names of the schemas', () => {
    expect([labelOf('opensInNewTab'), labelOf('title')]).toEqual(['Opens in new tab', 'Title']);
    expect(['Items', 'Facilities', 'Bar'].map(singularOf)).toEqual(['Item', 'Facility', 'Entry']);
    expect([choiceLabel('trips'), choiceLabel(100), sentences('is empty')]).toEqual([
      'Trips',
      '100',
      'It is empty.',
    ]);
  });

  it('are plain, and keep their variables', () => {
    const [before, after] = [file, withPlainWords(file)].map((json) => texts(JSON.parse(json)).join('\n'));
    expect(after?.match(/(?<!\$)\b(assets?|slug|backlinks|local repository)\b/gi)).toBe(null);
    for (const text of ['Open the Folder of the Website', 'See It on the Page'])
      expect(after).toContain(text);
    expect(new Set(after?.match(/\{\$\w+/g))).toEqual(new Set(before?.match(/\{\$\w+/g)));
  });
});

describe('The page of a trip in the editor', () => {
  const file = readFileSync('tests/fixtures/content/trips/pages/lamps.md', 'utf8').trim();

  it('is saved as it was', () => {
    const content = parseTripPage(file, ['stairs', 'level']);
    expect(content).toMatchObject({ level: '2' });
    expect(formatTripPage(content, ['stairs', 'level'])).toBe(file);
  });

  it('leaves out what the form leaves empty', () => {
    const empty = { ...parseTripPage(file, []), questions: [], papers: '', placeholders: [] };
    expect(formatTripPage(empty, [])).not.toMatch(/questions|papers|placeholders/);
  });
});

describe('The forms of the editor', () => {
  const files = (translated: boolean) =>
    fileCollections(translated, '/club').flatMap(({ files: all }) => all);

  it('are those of all files, each once, with Hindi beside English', () => {
    const expected = contentPaths.map((path) => `content/{{locale}}/${path}.json`);
    expect(files(true).map(({ file }) => file)).toEqual(expected);
    const folders = (editorConfig(OPTIONS).collections ?? []).flatMap((collection) =>
      'folder' in collection ? collection.folder : [],
    );
    expect(folders).toEqual(['content/{{locale}}/trips/pages', 'content/{{locale}}/legal']);
  });

  it('do not mention Hindi without content/hi', () => {
    const config = editorConfig({ ...OPTIONS, languages: [] });
    expect(JSON.stringify(config)).not.toMatch(/"hi"|content\/hi|\{\{locale\}\}|हिंदी|"i18n":(true|"dup)/);
    expect(files(false).map(({ file }) => file)).toEqual(contentPaths.map((path) => `content/${path}.json`));
  });

  it('link to the page that shows the words, in each language', () => {
    const about = files(true).find(({ name }) => name === 'about');
    expect(about).toMatchObject({ preview_path: '/club/{{locale}}/#_about' });
    expect(editorConfig(OPTIONS).i18n).toMatchObject({ omit_default_locale_from_preview_path: true });
  });

  it('have what is still invented last', () => {
    for (const { fields: all } of files(true))
      expect(all.slice(0, -1)).not.toContainEqual(expect.objectContaining({ name: 'placeholders' }));
  });

  it('of a trip have a hidden field for its English title, in the translation only', () => {
    const trips = (translated: boolean) =>
      files(translated)
        .find(({ name }) => name === 'upcoming')
        ?.fields.find(({ name }) => name === 'trips');
    const hidden = { name: 'trip', widget: 'hidden', i18n: true };
    expect((trips(true) as { fields?: object[] }).fields?.slice(0, 2)).toMatchObject([
      hidden,
      { name: 'title' },
    ]);
    expect(JSON.stringify(trips(false))).not.toContain('"trip"');
  });

  it('take photographs of iPhones, and delete no text without which the site does not work', () => {
    const config = editorConfig(OPTIONS);
    expect(config.media_libraries?.default).toMatchObject({
      config: { transformations: { heic: { format: 'webp' } } },
    });
    expect(config.collections).toContainEqual(expect.objectContaining({ name: 'legal', delete: false }));
  });

  it('are drafts on the published site only', () => {
    expect(editorConfig({ ...OPTIONS, drafts: true }).publish_mode).toBe('editorial_workflow');
    expect(editorConfig(OPTIONS).publish_mode).toBe('simple');
  });
});

describe('A legal text in its form', () => {
  const TEXT = `---
title: Terms
updated: 2026-01-31
placeholders:
  - for the lawyer - is "no" enough?
---

Please read.

## Fees

- one
- two

### Late

Never.

## Contact

Ring us.`;

  it('has a field for each clause, and is saved as the Markdown that it was', () => {
    const form = parseLegal(TEXT);
    expect(form).toEqual({
      title: 'Terms',
      updated: '2026-01-31',
      placeholders: ['for the lawyer - is "no" enough?'],
      introduction: 'Please read.',
      clauses: [
        { heading: 'Fees', text: '- one\n- two\n\n### Late\n\nNever.' },
        { heading: 'Contact', text: 'Ring us.' },
      ],
    });
    expect(formatLegal(form)).toBe(TEXT);
  });

  it('has no empty clause, and no list of open points without any', () => {
    const clauses = [
      { heading: 'A', text: 'B' },
      { heading: '', text: '' },
    ];
    const form = { title: 'Terms', clauses, placeholders: [] };
    expect(formatLegal(form)).toBe('---\ntitle: Terms\n---\n\n## A\n\nB');
  });
});

describe('A translation in its form', () => {
  it('has its entries in the order of the English ones', () => {
    const original = {
      bar: [
        { section: 'a', label: 'A' },
        { section: 'b', label: 'B' },
      ],
      texts: ['1', '2'],
    };
    const [b, old] = [
      { section: 'b', label: 'ब' },
      { section: 'old', label: 'प' },
    ];
    const translation = { bar: [b, old], texts: ['१'] };
    expect(inOrderOf(original, translation)).toEqual({ bar: [{ section: 'a' }, b, old], texts: ['१'] });
    expect(inOrderOf(undefined, translation)).toEqual(translation);
  });

  it.each([
    ['has the new titles', 'A New C', 'A B -', 'A New C'],
    ['has the title of a copy', 'A Copy', 'A A', 'A Copy'],
    ['never moves words to another trip', 'A B', 'B A', 'B A'],
    ['keeps the words of a trip that is gone', 'A', 'A Gone', 'A Gone'],
  ])('%s: to the English trips %s the words of %s are saved as those of %s', (_, titles, words, saved) => {
    const english = {
      $schema: './.schemas/trips.json',
      trips: titles.split(' ').map((title) => ({ title })),
    };
    const trips = words.split(' ').map((trip) => ({ trip: trip === '-' ? '' : trip }));
    expect(tiedTo(english, { trips }, 'hi')['trips']).toEqual(saved.split(' ').map((trip) => ({ trip })));
  });

  it.each([
    ['free ids of entries that are new', [0, 7, 0], [8, 7, 9]],
    ['another id for the copy of an entry', [1, 2, 2], [1, 2, 3]],
  ])('is saved with the %s', (_, ids, saved) => {
    const entries = { items: ids.map((id) => ({ id })) };
    const english = withIds(entries);
    expect([english, tiedTo(english, entries, 'hi')].map(({ items }) => items)).toEqual([
      saved.map((id) => ({ id })),
      saved.map((id) => ({ id })),
    ]);
  });

  it('never moves words to another entry', () => {
    const english = withIds({ items: [{ id: 1 }, { id: 2 }] });
    expect(tiedTo(english, { items: [{ id: 2 }, { id: 1 }] }, 'hi')['items']).toEqual([{ id: 2 }, { id: 1 }]);
  });

  it.each([
    ['../.schemas/trips-upcoming.json', '../../.schemas/hi-trips-upcoming.json'],
    ['./.schemas/site.json', '../.schemas/hi-site.json'],
  ])('to a file with the schema %s is saved with its own schema', (english, own) => {
    const translation = { trips: { title: 'यात्राएँ' } };
    expect(tiedTo({ $schema: english }, translation, 'hi')).toEqual({ ...translation, $schema: own });
  });
});

describe('A JSON file of the editor', () => {
  it('has no text that was left out, in any list', () => {
    const list = [{ label: '' }, { label: 'B', cost: null }];
    const saved = formatJson({ title: 'A', image: '', list, part: { text: '' } });
    expect(JSON.parse(saved)).toEqual({ title: 'A', list: [{}, { label: 'B' }] });
  });

  it('has the digits of a form as numbers, and numbers as digits in the form', () => {
    const numbers = numberNames(fileCollections(true));
    expect(numbers).toContain('cost');
    const text = '{"trips":[{"title":"5","cost":28500},{"cost":null},{"cost":""}]}';
    const form = { trips: [{ title: '5', cost: '28500' }, { cost: null }, { cost: '' }] };
    expect(parseJson(text, numbers)).toEqual(form);
    expect(withNumbers(form, numbers)).toEqual(JSON.parse(text));
  });

  it('keeps numbers, empty lists and unknown names, and has what is invented at its top', () => {
    const content = { zero: 0, colour: 'red', placeholders: [], $schema: './.schemas/a.json' };
    const { zero, colour, ...first } = content;
    expect(formatJson(content)).toBe(
      JSON.stringify({ $schema: first.$schema, placeholders: [], zero, colour }, null, 2),
    );
  });

  it('keeps an empty text where the schema takes it as a value, in English only', () => {
    expect(formatJson({ $schema: './.schemas/a.json', failure: '' })).toContain('"failure": ""');
    expect(formatJson({ $schema: '../.schemas/hi-a.json', failure: '' })).not.toContain('failure');
  });

  it('knows all fields that may be empty', () => {
    const context = { image: () => z.string().min(1) } as unknown as SchemaContext;
    const found = contentPaths.flatMap((path) => namesOfEmpty(contentFiles[path](context)));
    expect([...new Set(found)].sort()).toEqual([...MAY_BE_EMPTY].sort());
  });
});

/** The names of the fields that must be there, and that an empty text is enough for. */
function namesOfEmpty(schema: z.core.$ZodType, name = ''): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as z.core.$ZodShape).flatMap(([key, part]) => namesOfEmpty(part, key));
  if (schema instanceof z.ZodArray)
    return schema.element instanceof z.ZodObject ? namesOfEmpty(schema.element, name) : [];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => namesOfEmpty(option, name));
  return schema instanceof z.ZodString && z.safeParse(schema, '').success ? [name] : [];
}

describe('The page of the editor', () => {
  it('cannot be ended by what is in its configuration', () => {
    const config = { ...editorConfig(OPTIONS), display_url: 'A </script>' };
    const page = editorPage({ script: '/admin/editor.js', config, published: true, policy: '' });
    expect(page.match(/<\/script>/g)).toHaveLength(2);
  });

  it('asks no host but GitHub, and GitHub only when it is published', () => {
    const hosts = (policy: string) => [...policy.matchAll(/https?:\/\/([^ ;]+)/g)].map(([, host]) => host);
    expect(hosts(editorPolicy(false))).toEqual([]);
    const github = ['api.github.com', 'avatars.githubusercontent.com', 'www.githubstatus.com'];
    expect(hosts(editorPolicy(true)).sort()).toEqual(github);
  });
});
