import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { describe, expect, it } from 'vitest';
import { editorConfig, fileCollections } from '../../src/content-tools/editor/config.ts';
import { formattedFiles } from '../../src/content-tools/editor/content-format.ts';
import { fieldsOf, pictureSchema } from '../../src/content-tools/editor/fields.ts';
import {
  formatJson,
  MAY_BE_EMPTY,
  numberNames,
  parseJson,
  withNumbers,
} from '../../src/content-tools/editor/json-format.ts';
import { editorPage } from '../../src/content-tools/editor/page.ts';
import { editorPolicy } from '../../src/content-tools/editor/policy.ts';
import { choiceLabel, labelOf, sentences, singularOf } from '../../src/content-tools/editor/labels.ts';
import { formatLegal, parseLegal } from '../../src/content-tools/editor/legal-format.ts';
import { inOrderOf, tiedTo } from '../../src/content-tools/editor/translations.ts';
import { withPlainWords, WORDS_LANGUAGE } from '../../src/content-tools/editor/words.ts';
import { contentFiles, contentPaths } from '../../src/content-model/schemas/content-files.ts';
import { day, fact, line, placeholders, $schema } from '../../src/content-model/schemas/text.ts';

type Part = Record<string, unknown>;

const OPTIONS = { backend: { name: 'test-repo' }, drafts: false, languages: ['hi'], base: '' } as const;

/** The names of the fields for numbers. */
const NUMBERS = numberNames(fileCollections(true));

/** The fields of an object with these schemas. */
function fields(shape: z.core.$ZodShape, translated = true): Part[] {
  return fieldsOf(z.strictObject(shape), {
    translated,
    videoFolder: '../videos',
  });
}

const field = (schema: z.core.$ZodType, translated = true) => fields({ name: schema }, translated)[0];

describe('A field of the editor', () => {
  it('has the label, the hint and the limit of a text', () => {
    expect(fields({ imageDescription: line(40, 'What it shows.') }, false)).toEqual([
      {
        name: 'imageDescription',
        label: 'Image description',
        hint: 'What it shows.',
        required: true,
        widget: 'string',
        maxlength: 40,
      },
    ]);
  });

  it('is translated and required in English only, if it is a text and no fact', () => {
    expect(field(line(40, 'A text.'))).toMatchObject({ i18n: true, required: ['en'] });
    expect(field(fact(40, 'A fact.'))).not.toHaveProperty('i18n');
    expect(field(line(40, 'A text.'), false)).not.toHaveProperty('i18n');
  });

  it('has several lines for a long text, which it does not let in', () => {
    expect(field(line(200, 'A text.'))).toMatchObject({
      widget: 'text',
      pattern: ['^[^\\n]*$', expect.any(String)],
    });
  });

  it('may be left out if its schema says so', () => {
    expect(field(fact(40, 'A fact.').optional())).toMatchObject({
      required: false,
      maxlength: 40,
      hint: 'A fact.',
    });
    expect(field(z.string().max(9))).toMatchObject({ required: false });
  });

  it('is a choice with words for an enumeration', () => {
    expect(field(z.enum(['_about', 'calendar-heart']))).toMatchObject({
      widget: 'select',
      options: [
        { value: '_about', label: 'About (_about)' },
        { value: 'calendar-heart', label: 'Calendar heart' },
      ],
    });
    expect(field(z.literal([100, 125]))).toMatchObject({ options: [{ value: 100 }, { value: 125 }] });
    expect(field(z.array(z.enum(['a', 'b'])).min(1))).toMatchObject({
      widget: 'select',
      multiple: true,
      min: 1,
    });
  });

  it('of a number takes digits only, because a number field would make 500 of 28,500', () => {
    const { widget, pattern } = field(z.int().positive()) as { widget: string; pattern: [string, string] };
    expect(widget).toBe('string');
    for (const text of ['28500', '0']) expect(text).toMatch(new RegExp(pattern[0]));
    for (const text of ['28,500', '28500/-', '₹28500', '']) expect(text).not.toMatch(new RegExp(pattern[0]));
  });

  it('is a day without a time', () => {
    expect(field(day)).toMatchObject({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' });
  });

  it('is a picture, also a described, an optional and a repeated one', () => {
    const picture = { widget: 'image', required: true, choose_url: false };
    expect(field(pictureSchema().describe('The picture.'))).toMatchObject(picture);
    expect(field(pictureSchema().optional())).toMatchObject({ ...picture, required: false });
    expect(field(z.array(pictureSchema()).min(1))).toMatchObject({ ...picture, multiple: true, min: 1 });
  });

  it('says what is wrong in the words of the schema', () => {
    const time = z.string().regex(/^\d\d:\d\d$/, 'must be a time\nWrite for example 09:00');
    expect(field(time)).toMatchObject({
      pattern: ['^\\d\\d:\\d\\d$', 'It must be a time. Write for example 09:00'],
    });
  });

  it('is hidden for the schema of the file', () => {
    expect(fields({ $schema })[0]).toMatchObject({ name: '$schema', widget: 'hidden', i18n: true });
  });

  it('is a list of texts for the facts that are invented', () => {
    expect(field(placeholders)).toMatchObject({
      widget: 'list',
      required: false,
      field: { widget: 'string' },
    });
  });
});

describe('A list of the editor', () => {
  const entry = z.strictObject({ id: z.int(), image: pictureSchema(), title: line(9, 'A text.') });

  it('with a fixed length cannot get longer or shorter', () => {
    expect(field(z.array(entry).length(3))).toMatchObject({
      widget: 'list',
      min: 3,
      max: 3,
      allow_add: false,
      allow_remove: false,
      allow_duplicate: false,
    });
    expect(field(z.array(entry))).not.toHaveProperty('allow_add');
  });

  it('shows the first text and the picture of each entry, and no number', () => {
    expect(field(z.array(entry))).toMatchObject({
      collapsed: true,
      summary: '{{fields.title}}',
      thumbnail: 'image',
      fields: [{ name: 'id', widget: 'hidden' }, { name: 'image' }, { name: 'title' }],
    });
  });

  it('repeats in the translation what identifies an entry', () => {
    const repeated = (list: z.core.$ZodType, translated = true) =>
      (field(list, translated)?.['fields'] as Part[])
        .filter(({ i18n }) => i18n === 'duplicate')
        .map(({ name }) => name);
    expect(repeated(z.array(entry))).toEqual(['id']);
    expect(repeated(z.array(entry), false)).toEqual([]);
  });

  it('has the same entries in all languages', () => {
    expect(field(z.array(entry))).toMatchObject({ i18n: 'duplicate' });
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
  it('are made from the names of the schemas', () => {
    expect([labelOf('opensInNewTab'), labelOf('title')]).toEqual(['Opens in new tab', 'Title']);
    expect(['Items', 'Facilities', 'Bar'].map(singularOf)).toEqual(['Item', 'Facility', 'Entry']);
    expect([choiceLabel('trips'), choiceLabel(100)]).toEqual(['Trips', '100']);
    expect(sentences('is empty')).toBe('It is empty.');
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
    const [about] = files(true).filter(({ name }) => name === 'about');
    expect(about).toMatchObject({ preview_path: '/club/{{locale}}/#_about' });
    expect(editorConfig(OPTIONS).i18n).toMatchObject({ omit_default_locale_from_preview_path: true });
  });

  it('have what is still invented last', () => {
    for (const { fields: all } of files(true)) {
      const index = all.findIndex(({ name }) => name === 'placeholders');
      if (index >= 0) expect(all.slice(index)).toMatchObject([{ label: 'Still invented' }]);
    }
  });

  it('of a trip have a hidden field for its English title, in the translation only', () => {
    const trips = (translated: boolean) =>
      files(translated)
        .filter(({ name }) => name === 'upcoming')
        .flatMap(({ fields: all }) => all.filter(({ name }) => name === 'trips'));
    const [list] = trips(true) as { fields?: object[] }[];
    expect(list?.fields?.slice(0, 2)).toMatchObject([
      { name: 'trip', widget: 'hidden', i18n: true },
      { name: 'title' },
    ]);
    expect(JSON.stringify(trips(false))).not.toContain('"trip"');
  });

  it('are drafts on the published site only', () => {
    expect(editorConfig({ ...OPTIONS, drafts: true }).publish_mode).toBe('editorial_workflow');
    expect(editorConfig(OPTIONS).publish_mode).toBe('simple');
  });
});

describe('A legal text in its form', () => {
  const FRONT =
    '---\ntitle: Terms\nupdated: 2026-01-31\nplaceholders:\n  - for the lawyer - is "no" enough?\n---\n';
  const TEXT = `${FRONT}\nPlease read.\n\n## Fees\n\n- one\n- two\n\n### Late\n\nNever.\n\n## Contact\n\nRing us.`;

  it('has a field for each clause', () => {
    expect(parseLegal(TEXT)).toEqual({
      title: 'Terms',
      updated: '2026-01-31',
      placeholders: ['for the lawyer - is "no" enough?'],
      introduction: 'Please read.',
      clauses: [
        { heading: 'Fees', text: '- one\n- two\n\n### Late\n\nNever.' },
        { heading: 'Contact', text: 'Ring us.' },
      ],
    });
  });

  it('is saved as the Markdown that it was', () => {
    expect(formatLegal(parseLegal(TEXT))).toBe(TEXT);
  });

  it('has no empty clause, and no list of open points without any', () => {
    const form = {
      title: 'Terms',
      clauses: [
        { heading: 'A', text: 'B' },
        { heading: '', text: '' },
      ],
    };
    expect(formatLegal({ ...form, placeholders: [] })).toBe('---\ntitle: Terms\n---\n\n## A\n\nB');
  });
});

describe('A translation in its form', () => {
  const original = {
    bar: [
      { section: 'a', label: 'A' },
      { section: 'b', label: 'B' },
    ],
    texts: ['1', '2'],
  };

  it('has its entries in the order of the English ones', () => {
    const translation = {
      bar: [
        { section: 'b', label: 'ब' },
        { section: 'old', label: 'प' },
      ],
      texts: ['१'],
    };
    expect(inOrderOf(original, translation)).toEqual({
      bar: [{ section: 'a' }, { section: 'b', label: 'ब' }, { section: 'old', label: 'प' }],
      texts: ['१'],
    });
    expect(inOrderOf(undefined, translation)).toEqual(translation);
  });

  const tied = (titles: string[], trips: string[]) => {
    const english = { $schema: '../.schemas/trips-upcoming.json', trips: titles.map((title) => ({ title })) };
    return tiedTo(english, { trips: trips.map((trip) => ({ trip })) }, 'hi');
  };
  const tripsOf = (titles: string[], trips: string[]) =>
    (tied(titles, trips)['trips'] as { trip: string }[]).map(({ trip }) => trip);

  it('is saved with the new English titles of its trips', () => {
    expect(tripsOf(['A', 'New', 'C'], ['A', 'B', ''])).toEqual(['A', 'New', 'C']);
  });

  it('is saved with the title of a copy of a trip, and never moves words to another trip', () => {
    expect(tripsOf(['A', 'Copy'], ['A', 'A'])).toEqual(['A', 'Copy']);
    expect(tripsOf(['A', 'B'], ['B', 'A'])).toEqual(['B', 'A']);
    expect(tripsOf(['A'], ['A', 'Gone'])).toEqual(['A', 'Gone']);
  });

  it('is saved with its own schema', () => {
    expect(tied([], [])).toMatchObject({ $schema: '../../.schemas/hi-trips-upcoming.json' });
    const other = { $schema: './.schemas/pages.json', trips: { title: 'Trips' } };
    expect(tiedTo(other, { trips: { title: 'यात्राएँ' } }, 'hi')['trips']).toEqual({ title: 'यात्राएँ' });
    expect(tiedTo({ $schema: './.schemas/site.json' }, {}, 'hi')).toEqual({
      $schema: '../.schemas/hi-site.json',
    });
  });
});

describe('The words of Sveltia CMS', () => {
  const file = readFileSync(`node_modules/@sveltia/cms/locales/${WORDS_LANGUAGE}.json`, 'utf8');
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts);

  it('are plain', () => {
    const plain = texts(JSON.parse(withPlainWords(file))).join('\n');
    expect(plain.match(/(?<!\$)\b(assets?|slug|backlinks|local repository)\b/gi)).toBe(null);
    for (const text of ['Open the Folder of the Website', 'See It on the Page'])
      expect(plain).toContain(text);
  });

  it('keep their variables', () => {
    const variables = (json: string) =>
      texts(JSON.parse(json)).flatMap((text) => text.match(/\{\$\w+/g) ?? []);
    expect(new Set(variables(withPlainWords(file)))).toEqual(new Set(variables(file)));
  });
});

describe('A JSON file of the editor', () => {
  it('has no text that was left out, in any list', () => {
    const content = {
      title: 'A',
      image: '',
      list: [{ label: '' }, { label: 'B', cost: null }],
      part: { text: '' },
    };
    expect(JSON.parse(formatJson(content))).toEqual({ title: 'A', list: [{}, { label: 'B' }] });
  });

  it('has the digits of a form as numbers, and numbers as digits in the form', () => {
    expect(NUMBERS).toContain('cost');
    const text = '{"trips":[{"title":"A","cost":28500}]}';
    const inForm = parseJson(text, NUMBERS);
    expect(inForm).toEqual({ trips: [{ title: 'A', cost: '28500' }] });
    expect(withNumbers(inForm, NUMBERS)).toEqual(JSON.parse(text));
  });

  it.each(['', null])('keeps %j, which is no number', (cost) => {
    expect(withNumbers({ cost }, NUMBERS)).toEqual({ cost });
  });

  it.each(contentPaths)('content/%s.json is the same after a form has read and saved it', (path) => {
    const text = readFileSync(`content/${path}.json`, 'utf8');
    expect(withNumbers(parseJson(text, NUMBERS), NUMBERS)).toEqual(JSON.parse(text));
  });

  it('keeps numbers, empty lists and unknown names', () => {
    const content = { placeholders: [], zero: 0, colour: 'red' };
    expect(formatJson(content)).toBe(JSON.stringify(content, null, 2));
  });

  it('keeps an empty text where the schema takes it as a value, in English only', () => {
    expect(formatJson({ $schema: './.schemas/a.json', failure: '' })).toContain('"failure": ""');
    expect(formatJson({ $schema: '../.schemas/hi-a.json', failure: '' })).not.toContain('failure');
  });

  it('has what is still invented at its top', () => {
    const content = { title: 'A', placeholders: ['title'], $schema: './.schemas/a.json' };
    expect(Object.keys(JSON.parse(formatJson(content)) as object)).toEqual([
      '$schema',
      'placeholders',
      'title',
    ]);
  });

  it('knows all fields that may be empty', () => {
    const context = { image: () => z.string().min(1) } as unknown as SchemaContext;
    const found = contentPaths.flatMap((path) => namesOfEmpty(contentFiles[path](context)));
    expect([...new Set(found)].sort()).toEqual([...MAY_BE_EMPTY].sort());
  });

  it.each(formattedFiles())('$file is as the editor writes it (npm run format)', ({ text, formatted }) => {
    expect(text).toBe(formatted);
  });
});

/** The names of the fields that must be there, and that an empty text is enough for. */
function namesOfEmpty(schema: z.core.$ZodType, name = ''): string[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as z.core.$ZodShape).flatMap(([key, part]) => namesOfEmpty(part, key));
  }
  if (schema instanceof z.ZodArray) {
    return schema.element instanceof z.ZodObject ? namesOfEmpty(schema.element, name) : [];
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => namesOfEmpty(option, name));
  return schema instanceof z.ZodString && z.safeParse(schema, '').success ? [name] : [];
}

describe('The page of the editor', () => {
  const config = editorConfig(OPTIONS);
  const page = editorPage({
    script: '/admin/editor.js',
    config: { ...config, display_url: 'A </script>' },
    published: true,
    policy: editorPolicy(true),
  });

  it('is not for search engines, and cannot be ended by what is in its configuration', () => {
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page.match(/<\/script>/g)).toHaveLength(2);
  });

  it('asks no host but GitHub, and GitHub only when it is published', () => {
    const hosts = (policy: string) => [...policy.matchAll(/https?:\/\/([^ ;]+)/g)].map(([, host]) => host);
    expect(hosts(editorPolicy(false))).toEqual([]);
    expect(hosts(editorPolicy(true)).sort()).toEqual([
      'api.github.com',
      'avatars.githubusercontent.com',
      'www.githubstatus.com',
    ]);
  });
});
