import type { SchemaContext } from 'astro:content';
import type { CmsConfig, Collection, CollectionFile, Field, I18nOptions } from '@sveltia/cms';
import { DEFAULT_LANGUAGE, LANGUAGES, type TranslatedLanguage } from '../lib/languages.ts';
import { contentFiles, contentPaths, type ContentPath } from '../schemas/content-files.ts';
import { legal } from '../schemas/pages.ts';
import { translationSchema } from '../schemas/translation.ts';
import { ORIGINAL_TITLE } from '../schemas/text.ts';
import { fieldsOf, pictureSchema } from './fields.ts';
import { FILE_LABELS, GROUPS } from './labels.ts';
import { JSON_FORMAT } from './names.ts';

/** The file whose translation has a form of its own, because its entries come and go. */
const TRIP_LIST = 'trips/upcoming' satisfies ContentPath;

/** Where the editor keeps the files. */
export type Backend = CmsConfig['backend'];

/** What the configuration of the editor depends on. */
export interface EditorOptions {
  backend: Backend;
  /** True if a change becomes a pull request. */
  drafts: boolean;
  /** The languages with a folder in `content/`, besides English. */
  languages: readonly TranslatedLanguage[];
  /** The address of the icon, without a host. */
  icon: string;
}

/** Returns the configuration of Sveltia CMS, which is generated from the schemas of the content. */
export function editorConfig({ backend, drafts, languages, icon }: EditorOptions): CmsConfig {
  return {
    load_config_file: false,
    backend,
    publish_mode: drafts ? 'editorial_workflow' : 'simple',
    app_title: 'Content of the website',
    logo: { src: icon },
    show_preview_links: false,
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
    ...(languages.length > 0 && {
      i18n: {
        structure: 'multiple_folders',
        locales: [DEFAULT_LANGUAGE, ...languages],
        default_locale: DEFAULT_LANGUAGE,
        omit_default_locale_from_file_path: true,
      } satisfies I18nOptions,
    }),
    collections: [...fileCollections(languages), legalCollection(languages)],
  };
}

/** Returns the forms of the JSON files, in groups. */
export function fileCollections(languages: readonly TranslatedLanguage[]) {
  return Object.entries(GROUPS).map(([folder, group]) => ({
    ...group,
    format: JSON_FORMAT,
    i18n: languages.length > 0,
    files: contentPaths
      .filter((path) => folderOf(path) === folder)
      .flatMap((path) =>
        path === TRIP_LIST
          ? [collectionFile(path, false), ...languages.map(tripTranslations)]
          : [collectionFile(path, languages.length > 0)],
      ),
  }));
}

function folderOf(path: ContentPath): string {
  return path.includes('/') ? path.replace(/\/.*/, '') : '';
}

function collectionFile(path: ContentPath, translated: boolean): CollectionFile {
  const context = { image: pictureSchema } as unknown as SchemaContext;
  const parent = path.includes('/') ? '..' : '.';
  return {
    name: nameOf(path),
    label: FILE_LABELS[path],
    file: `content/${translated ? '{{locale}}/' : ''}${path}.json`,
    media_folder: '/content/images',
    public_folder: `${parent}/images`,
    i18n: translated,
    fields: fieldsOf(contentFiles[path](context), { translated, videoFolder: `${parent}/videos` }),
  };
}

function tripTranslations(language: TranslatedLanguage): CollectionFile {
  const options = { translated: false, videoFolder: '' };
  const titles = ['trips.*.title'];
  return {
    name: `upcoming-${language}`,
    label: `${FILE_LABELS[TRIP_LIST]}: ${LANGUAGES[language].name}`,
    file: `content/${language}/${TRIP_LIST}.json`,
    fields: fieldsOf(translationSchema(TRIP_LIST), options).map((list) =>
      'fields' in list && Array.isArray(list.fields)
        ? {
            ...list,
            fields: (list.fields as Field[]).map((field) =>
              field.name === ORIGINAL_TITLE
                ? {
                    name: field.name,
                    label: 'Trip',
                    hint: 'The English title of the trip.',
                    widget: 'relation',
                    collection: GROUPS.trips.name,
                    file: nameOf(TRIP_LIST),
                    value_field: 'trips.*.title',
                    search_fields: titles,
                    display_fields: titles,
                  }
                : field,
            ),
          }
        : list,
    ),
  };
}

function nameOf(path: ContentPath): string {
  return path.replace(/^.*\//, '');
}

function legalCollection(languages: readonly TranslatedLanguage[]): Collection {
  const translated = languages.length > 0;
  const fields = fieldsOf(legal, { translated, videoFolder: '' });
  return {
    name: 'legal',
    label: 'Legal texts',
    label_singular: 'Legal text',
    icon: 'gavel',
    folder: `content/${translated ? '{{locale}}/' : ''}legal`,
    // The site does not work without its terms and its privacy policy.
    delete: false,
    format: 'yaml-frontmatter',
    extension: 'md',
    slug: '{{title}}',
    i18n: translated && { initial_locales: 'default' },
    fields: [
      ...fields.map((field) => ({ ...field, ...(translated && { i18n: true }) })),
      { name: 'body', label: 'Text', widget: 'richtext', modes: ['raw'], i18n: translated },
    ],
  };
}
