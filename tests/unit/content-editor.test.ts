import type { CmsConfig } from '@sveltia/cms';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { formsConfig } from '../../src/admin/forms/config.ts';
import { fieldsOf, picture } from '../../src/admin/forms/fields.ts';
import { formsPage } from '../../src/admin/forms/integration.ts';
import { numberOf } from '../../src/admin/forms/numbers.ts';
import { editorPolicy } from '../../src/admin/forms/policy.ts';
import { contentPaths } from '../../src/content-model/schemas/content-files.ts';
import { day, line, placeholders, text, whole } from '../../src/content-model/schemas/text.ts';

const field = (name: z.ZodType) => fieldsOf(z.strictObject({ name }))[0];

describe('A field of the forms', () => {
  const languages = [
    { name: 'en', label: 'English', required: true, maxlength: 40 },
    { name: 'hi', label: 'हिंदी', required: false, maxlength: 40 },
  ];

  it.each<[string, z.ZodType, object]>([
    ['a text', text(40, 'What.'), { widget: 'object', hint: 'What.', required: true, fields: languages }],
    ['a text that may be left out', text(40, 'A.').optional(), { required: false, fields: languages }],
    ['a long line', line(200, 'A.'), { widget: 'text', pattern: ['^[^\\n]*$', expect.any(String)] }],
    ['a choice', z.enum(['_about']), { widget: 'select', options: [{ value: '_about', label: 'About' }] }],
    ['several choices', z.array(z.enum(['a', 'b'])).min(1), { widget: 'select', multiple: true, min: 1 }],
    ['a small number', whole(1, 5, 'Stars.'), { widget: 'number', min: 1, max: 5 }],
    ['a number that may be typed with commas', whole(0, 5000, 'Rupees.'), { widget: 'digits' }],
    ['a day, as the browser shows it', day.describe('A day, as year-month-day.'), { hint: 'A day.' }],
    ['a picture', picture(), { widget: 'image', required: true }],
    ['what is invented', placeholders, { widget: 'list', required: false, field: { widget: 'string' } }],
  ])('is made for %s', (_, schema, expected) => {
    expect(field(schema)).toMatchObject(expected);
  });

  it('of a list has as many entries as the schema, and shows the first text and the picture of each', () => {
    const list = z.array(z.strictObject({ image: picture(), title: text(9, 'A text.') })).length(3);
    const shown = { collapsed: true, summary: '{{fields.title.en}}', thumbnail: 'image' };
    expect(field(list)).toMatchObject({ min: 3, max: 3, allow_add: false, allow_remove: false, ...shown });
  });

  it('of alternatives has the fields of all of them, required if all have it', () => {
    const label = line(9, 'A text.');
    const entry = z.union([
      z.strictObject({ label, page: z.string() }),
      z.strictObject({ label, section: z.string() }),
    ]);
    const required = { label: true, page: false, section: false };
    const fields = Object.entries(required).map(([name, value]) => ({ name, required: value }));
    expect(field(z.array(entry))).toMatchObject({ fields });
  });

  it.each([
    ['28500', 28_500],
    ['₹ 1,28,500/-', 128_500],
    ['', null],
    ['28.5', '28.5'],
    ['२८५००', '२८५००'],
  ])('makes of the number %j: %j', (typed, saved) => {
    expect(numberOf(typed)).toBe(saved);
  });
});

describe('The forms', () => {
  const options = { backend: { name: 'test-repo' } as CmsConfig['backend'], drafts: false, base: '/club' };
  const { collections = [] } = formsConfig(options);

  it('are those of all files, each once', () => {
    const files = collections.flatMap((group) =>
      'files' in group ? group.files.map(({ file }) => file) : [],
    );
    expect(files.sort()).toEqual(contentPaths.map((path) => `content/${path}.json`).sort());
    const folders = collections.flatMap((group) => ('folder' in group ? [group.folder] : []));
    expect(folders).toEqual(['content/upcoming', 'content/legal']);
  });

  it('delete no legal text, without which the site does not work', () => {
    expect(collections).toContainEqual(expect.objectContaining({ name: 'legal', delete: false }));
  });

  it('are drafts on the published site only', () => {
    const modes = [true, false].map((drafts) => formsConfig({ ...options, drafts }).publish_mode);
    expect(modes).toEqual(['editorial_workflow', 'simple']);
  });

  it('have a page that cannot be ended by what is in their configuration', () => {
    const page = formsPage('/admin/forms.js', { ...options, display_url: 'A </script>' }, '');
    expect(page.match(/<\/script>/g)).toHaveLength(2);
  });

  it('ask no host but GitHub, and GitHub only when they are published', () => {
    const hosts = (policy: string) => [...policy.matchAll(/https?:\/\/([^ ;]+)/g)].map(([, host]) => host);
    expect(hosts(editorPolicy(false))).toEqual([]);
    const github = ['api.github.com', 'avatars.githubusercontent.com', 'www.githubstatus.com'];
    expect(hosts(editorPolicy(true)).sort()).toEqual(github);
  });
});
