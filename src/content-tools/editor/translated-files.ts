import { existsSync } from 'node:fs';
import type { TranslatedLanguage } from '../../lib/languages.ts';
import { translationPaths, type TranslationPath } from '../../content-model/schemas/content-files.ts';
import { translatedLanguages } from '../../content-model/languages.ts';

/** The translations that the content has. */
export interface Translations {
  /** The languages with a folder in `content/`, besides English. */
  languages: readonly TranslatedLanguage[];
  /** The paths of the translated JSON files, such as `hi/site`. */
  files: readonly TranslationPath[];
}

/** Returns the translations that the content of this folder has. */
export function translationsOfContent(): Translations {
  return {
    languages: translatedLanguages,
    files: translatedLanguages.flatMap(translationPaths).filter((path) => existsSync(`content/${path}.json`)),
  };
}
