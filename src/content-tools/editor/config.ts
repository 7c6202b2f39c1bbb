import type { SchemaContext } from 'astro:content';
import type { CmsConfig, Collection, CollectionFile, Field, I18nOptions } from '@sveltia/cms';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type TranslatedLanguage } from '../../lib/languages.ts';
import { contentFiles, contentPaths, type ContentPath } from '../../content-model/schemas/content-files.ts';
import { legal } from '../../content-model/schemas/pages.ts';
import { translationSchema } from '../../content-model/schemas/translation.ts';
import { fieldsOf, pictureSchema } from './fields.ts';
import { FILE_LABELS, GROUPS } from './labels.ts';
import { JSON_FORMAT } from './json-format.ts';
import type { Translations } from './translated-files.ts';

/** The file whose translation has a form of its own, because its entries come and go. */
const TRIP_LIST = 'trips/upcoming' satisfies ContentPath;

/** Where the editor keeps the files. */
export type Backend = CmsConfig['backend'];

/** What the configuration of the editor depends on. */
export interface EditorOptions {
  backend: Backend;
  /** True if a change becomes a pull request. */
  drafts: boolean;
  translations: Translations;
  /** The address of the icon, without a host. */
  icon: string;
}

/** Returns the configuration of Sveltia CMS, which is generated from the schemas of the content. */
export function editorConfig({ backend, drafts, translations, icon }: EditorOptions): CmsConfig {
  const languages: readonly Language[] = [DEFAULT_LANGUAGE, ...translations.languages];
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
    ...(languages.length > 1 && {
      i18n: {
        structure: 'multiple_folders',
        locales: [...languages],
        default_locale: DEFAULT_LANGUAGE,
        omit_default_locale_from_file_path: true,
      } satisfies I18nOptions,
    }),
    collections: [...fileCollections(translations), ...languages.map(legalCollection)],
  };
}

/** Returns the forms of the JSON files, in groups. */
export function fileCollections({ languages, files }: Translations) {
  const languagesOf = (path: ContentPath) =>
    languages.filter((language) => files.includes(`${language}/${path}`));
  // Sveltia CMS fails to save a form of which one language is missing.
  const isTranslated = (path: ContentPath) =>
    languages.length > 0 && languagesOf(path).length === languages.length;
  return Object.entries(GROUPS).map(([folder, group]) => ({
    ...group,
    format: JSON_FORMAT,
    media_folder: '/content/images',
    public_folder: `${folder ? '..' : '.'}/images`,
    i18n: languages.length > 0,
    files: contentPaths
      .filter((path) => folderOf(path) === folder)
      .flatMap((path) =>
        path === TRIP_LIST
          ? [collectionFile(path, false), ...languagesOf(path).map(tripTranslations)]
          : [collectionFile(path, isTranslated(path))],
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
              field.name === 'trip'
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

/**
 * Returns the forms of the legal texts in a language. The languages are not beside each other, because a new
 * text has no translation, and Sveltia CMS fails to save a form of which one language is missing.
 */
function legalCollection(language: Language): Collection {
  const original = language === DEFAULT_LANGUAGE;
  return {
    name: original ? 'legal' : `legal-${language}`,
    label: original ? 'Legal texts' : `Legal texts: ${LANGUAGES[language].name}`,
    label_singular: 'Legal text',
    icon: 'gavel',
    folder: `content/${original ? '' : `${language}/`}legal`,
    // The site does not work without its terms and its privacy policy.
    delete: false,
    format: 'yaml-frontmatter',
    extension: 'md',
    // A translation has the name of the English text.
    slug: original ? '{{title}}' : { template: '{{title}}', editable: ['create'] },
    fields: [
      ...fieldsOf(legal, { translated: false, videoFolder: '' }),
      {
        name: 'body',
        label: 'Text',
        hint: 'An empty line begins a paragraph, ## a heading, and - an entry of a list.',
        widget: 'text',
      },
    ],
  };
}
