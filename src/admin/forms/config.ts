import type { CmsConfig, Collection } from '@sveltia/cms';
import { siteLanguages } from '#content-model/content-folder.ts';
import { contentPaths } from '#content-model/schemas/content-files.ts';
import { schemaOf } from '#content-model/schemas/json-schemas.ts';
import { legal } from '#content-model/schemas/pages.ts';
import { DEFAULT_LANGUAGE } from '#content-model/languages.ts';
import { fieldsOf, picture } from './fields.ts';
import { FORMS, GROUPS } from './labels.ts';

export interface FormsOptions {
  /** Where the files are kept. */
  backend: CmsConfig['backend'];
  /** True if a change becomes a pull request. */
  drafts: boolean;
  /** The path of the site, without a slash at its end. */
  base: string;
}

/** The configuration of Sveltia CMS, generated from the schemas of the content. */
export function formsConfig({ backend, drafts, base }: FormsOptions): CmsConfig {
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
          // Makes photographs small and removes their location. Browsers show no HEIC of iPhones.
          transformations: { raster_image: { format: 'webp', width: 2048, height: 2048 } },
        },
      },
      stock_assets: { providers: [] },
    },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true },
    // Only the legal texts have a file for each language.
    i18n: {
      structure: 'multiple_files',
      locales: siteLanguages,
      default_locale: DEFAULT_LANGUAGE,
      omit_default_locale_from_file_path: true,
      omit_default_locale_from_preview_path: true,
      initial_locales: 'default',
    },
    collections: [tripCollection(base), ...fileCollections(base), legalCollection(base)],
  };
}

const IMAGES = '/content/images';

/** The forms of the trips. The name of a file comes from the English title. */
function tripCollection(base: string): Collection {
  const title = `title.${DEFAULT_LANGUAGE}`;
  return {
    name: 'upcoming',
    label: 'Trips',
    label_singular: 'Trip',
    icon: 'flight_takeoff',
    folder: 'content/upcoming',
    extension: 'json',
    format: 'json',
    media_folder: IMAGES,
    public_folder: '../images',
    preview_path: `${base}/trips/{{slug}}`,
    identifier_field: title,
    slug: { template: `{{${title}}}`, editable: ['create'] },
    summary: `{{${title}}}`,
    thumbnail: 'cover',
    sortable_fields: { fields: ['firstDay', title, 'cost'], default: { field: 'firstDay' } },
    fields: fieldsOf(schemaOf('upcoming', picture)),
  };
}

function fileCollections(base: string): Collection[] {
  return Object.entries(GROUPS).map(([folder, group]) => ({
    ...group,
    format: 'json',
    media_folder: IMAGES,
    public_folder: `${folder ? '..' : '.'}/images`,
    files: contentPaths
      .filter((path) => path.replace(/\/?[^/]*$/, '') === folder)
      .map((path) => ({
        name: path.replace(/^.*\//, ''),
        label: FORMS[path].label,
        file: `content/${path}.json`,
        preview_path: `${base}/${FORMS[path].page}`,
        fields: fieldsOf(schemaOf(path, picture)),
      })),
  }));
}

function legalCollection(base: string): Collection {
  const i18n = siteLanguages.length > 1;
  return {
    name: 'legal',
    label: 'Legal texts',
    label_singular: 'Legal text',
    icon: 'gavel',
    folder: 'content/legal',
    preview_path: `${base}/{{locale}}/{{slug}}`,
    // The site does not work without its terms and its privacy policy.
    delete: false,
    i18n,
    slug: { template: '{{title}}', editable: ['create'] },
    fields: [
      ...fieldsOf(legal).map((field) => ({ ...field, i18n, required: field.name !== 'placeholders' })),
      {
        name: 'body',
        label: 'Text',
        hint: 'An empty line begins a paragraph, ## a clause, ### a smaller heading, and - an entry of a list.',
        widget: 'text',
        i18n,
      },
    ],
  };
}
