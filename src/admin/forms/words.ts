/** The language of Sveltia CMS whose words are replaced by plain ones, as a file of its package. */
export const WORDS_LANGUAGE = 'en-GB';

/** The texts that a plain word alone does not make clear, by their names in that file. */
const TEXTS: Partial<Record<string, string>> = {
  work_with_local_repo: 'Open the Folder of the Website',
  work_with_local_repo_description: 'Then choose the folder “{$repo}” on this computer.',
  view_on_live_site: 'See It on the Page',
  enable_x_locale: 'Add the {$locale} Words',
  disable_x_locale: 'Delete the {$locale} Words',
  locale_x_has_been_disabled: 'This has no {$locale} words yet.',
};

const PLAIN_WORDS: [technical: RegExp, plain: string][] = [
  [/Asset Library/g, 'Pictures and Videos'],
  [/\b(a)n asset/gi, '$1 file'],
  [/(?<!\$)\basset/g, 'file'],
  [/\bAsset/g, 'File'],
  [/(?<!\$)\brepository\b/g, 'project'],
  [/\bRepository\b/g, 'Project'],
  [/Backlinks/g, 'Where It Is Used'],
  [/(?<!\$)\bslug\b/g, 'address of the page'],
  [/\bSlug\b/g, 'Address of the Page'],
];

/** Returns such a file, which is JSON, with plain words. */
export function withPlainWords(json: string): string {
  return JSON.stringify(
    JSON.parse(json, (name, text: unknown) => {
      if (typeof text !== 'string') return text;
      return TEXTS[name] ?? PLAIN_WORDS.reduce((result, [word, plain]) => result.replace(word, plain), text);
    }),
  );
}
