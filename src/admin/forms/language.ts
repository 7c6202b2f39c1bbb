import { WORDS_LANGUAGE } from './words.ts';

/** Where Sveltia CMS keeps the settings of the editor. It reads them when it is imported. */
const SETTINGS = 'sveltia-cms.prefs';

const settings = JSON.parse(localStorage.getItem(SETTINGS) ?? '{}') as { locale?: string };
if ((settings.locale ?? 'auto') === 'auto') {
  localStorage.setItem(SETTINGS, JSON.stringify({ ...settings, locale: WORDS_LANGUAGE }));
}
