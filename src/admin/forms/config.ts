import type { SchemaContext } from 'astro:content';
import type { CmsConfig, Collection, CollectionFile, Field, I18nOptions } from '@sveltia/cms';
import { DEFAULT_LANGUAGE, type Language, type TranslatedLanguage } from '../../lib/languages.ts';
import { contentFiles, contentPaths, type ContentPath } from '../../content-model/schemas/content-files.ts';
import { legal } from '../../content-model/schemas/pages.ts';
import { tripPageFields } from '../../content-model/schemas/trip-page.ts';
import { fieldsOf, pictureSchema, placeholdersLast } from './fields.ts';
import { FORMS, GROUPS, labelOf } from './labels.ts';
import { JSON_FORMAT } from './json-format.ts';
import { LEGAL_FORMAT } from './legal-format.ts';
import { LETTER, TRIP_PAGE_FORMAT } from './trip-page-format.ts';

/** Where the editor keeps the files. */
export type Backend = CmsConfig['backend'];

/** What the configuration of the editor depends on. */
export interface EditorOptions {
  backend: Backend;
  /** True if a change becomes a pull request. */
  drafts: boolean;
  /** The languages with a folder in `content/`, besides English. */
  languages: readonly TranslatedLanguage[];
  /** The path of the site, without a slash at its end. */
  base: string;
}

/** Returns the configuration of Sveltia CMS, which is generated from the schemas of the content. */
export function editorConfig({ backend, drafts, languages, base }: EditorOptions): CmsConfig {
  const translated = languages.length > 0;
  return {
    load_config_file: false,
    backend,
    publish_mode: drafts ? 'editorial_workflow' : 'simple',
    app_title: 'Content of the website',
    logo: { src: `${base}/favicon.svg` },
    media_folder: 'content/images',
    public_folder: '/content/images',
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // Browsers do not show the photographs of iPhones.
          transformations: { heic: { format: 'webp' } },
        },
      },
      stock_assets: { providers: [] },
    },
    editor: { preview: false },
    ...(translated && {
      i18n: {
        structure: 'multiple_folders',
        locales: [DEFAULT_LANGUAGE, ...languages] satisfies Language[],
        default_locale: DEFAULT_LANGUAGE,
        omit_default_locale_from_file_path: true,
        omit_default_locale_from_preview_path: true,
        // The translation of a file may be missing. It is added in the form of the file.
        initial_locales: 'default',
      } satisfies I18nOptions,
    }),
    collections: [
      ...fileCollections(translated, base),
      tripPageCollection(translated, base),
      legalCollection(translated, base),
    ],
  };
}

/** The part of a path that is the folder of a translation, and nothing for English. */
const languageFolder = (translated: boolean) => (translated ? '{{locale}}/' : '');

/** Returns the forms of the JSON files, in groups. */
export function fileCollections(translated: boolean, base = '') {
  return Object.entries(GROUPS).map(([folder, group]) => ({
    ...group,
    format: JSON_FORMAT,
    media_folder: '/content/images',
    public_folder: `${folder ? '..' : '.'}/images`,
    i18n: translated,
    files: contentPaths
      .filter((path) => path.replace(/\/?[^/]*$/, '') === folder)
      .map((path) => collectionFile(path, translated, base)),
  }));
}

function collectionFile(path: ContentPath, translated: boolean, base: string): CollectionFile {
  const context = { image: pictureSchema } as unknown as SchemaContext;
  const parent = path.includes('/') ? '..' : '.';
  const { label, page } = FORMS[path];
  return {
    name: path.replace(/^.*\//, ''),
    label,
    file: `content/${languageFolder(translated)}${path}.json`,
    preview_path: `${base}/${languageFolder(translated)}${page}`,
    i18n: translated,
    fields: fieldsOf(contentFiles[path](context), { translated, videoFolder: `${parent}/videos` }),
  };
}

/** Returns the forms of the pages of trips. */
function tripPageCollection(translated: boolean, base: string): Collection {
  const hint = 'A short letter above the days, in paragraphs. An empty line begins a new one.';
  return {
    name: 'trip-pages',
    label: 'Pages of trips',
    label_singular: 'Page of a trip',
    icon: 'map',
    description: 'A page is shown when its trip in the list of trips names it after “Page”.',
    folder: `content/${languageFolder(translated)}trips/pages`,
    preview_path: `${base}/${languageFolder(translated)}trips/{{slug}}`,
    format: TRIP_PAGE_FORMAT,
    i18n: translated,
    slug: { template: '{{uuid_short}}', editable: ['create'] },
    summary: '{{slug}}',
    fields: placeholdersLast([
      { name: LETTER, label: labelOf(LETTER), hint, widget: 'text', required: false, i18n: translated },
      ...fieldsOf(tripPageFields, { translated, videoFolder: '' }),
    ] as Field[]),
  };
}

/** Returns the forms of the legal texts. */
function legalCollection(translated: boolean, base: string): Collection {
  const i18n = translated;
  const text = (name: string, hint: string, widget = 'text') => ({
    name,
    label: labelOf(name),
    hint,
    widget,
    i18n,
  });
  const clause = [
    text('heading', 'Without a number, which the page adds.', 'string'),
    text('text', 'An empty line begins a paragraph, - an entry of a list, and ### a smaller heading.'),
  ];
  return {
    name: 'legal',
    label: 'Legal texts',
    label_singular: 'Legal text',
    icon: 'gavel',
    folder: `content/${languageFolder(translated)}legal`,
    preview_path: `${base}/${languageFolder(translated)}{{slug}}`,
    // The site does not work without its terms and its privacy policy.
    delete: false,
    format: LEGAL_FORMAT,
    i18n,
    // The address of a page stays the same, whatever its title becomes.
    slug: { template: '{{title}}', editable: ['create'] },
    fields: placeholdersLast([
      ...fieldsOf(legal, { translated: false, videoFolder: '' }).map((field) => ({ ...field, i18n })),
      { ...text('introduction', 'The text above the first heading.'), required: false },
      {
        ...text('clauses', 'A new clause needs its words in all languages.', 'list'),
        label_singular: 'Clause',
        min: 1,
        collapsed: true,
        summary: '{{fields.heading}}',
        fields: clause,
        i18n: translated && 'duplicate',
      },
    ] as Field[]),
  };
}
