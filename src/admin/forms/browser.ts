import './language.ts';
import CMS, { type CmsConfig } from '@sveltia/cms';
import { formatJson, JSON_FORMAT, numberNames, schemaNameOf, parseJson, withNumbers } from './json-format.ts';
import { formatLegal, LEGAL_FORMAT, parseLegal } from './legal-format.ts';
import { formatTripPage, parseTripPage, TRIP_PAGE_FORMAT } from './trip-page-format.ts';
import { CONFIG_ID } from './page.ts';
import { inOrderOf, tiedTo, withIds } from './translations.ts';

/** The content of an entry, and of its translations by language. */
interface Saved {
  data: Record<string, unknown>;
  i18n: Record<string, { data: Record<string, unknown> }>;
}

const config = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '') as CmsConfig;
const numbers = numberNames(config);

/** The English content that was read last, by its `$schema` without the folder. */
const originals = new Map<string, unknown>();

CMS.registerCustomFormat(JSON_FORMAT, 'json', {
  async fromFile(text) {
    const content = parseJson(text, numbers) as Record<string, unknown>;
    const { name, translated } = schemaNameOf(content);
    if (!translated) originals.set(name, content);
    // Sveltia CMS begins to read all files together, so the English one has been read after this.
    await new Promise((resolve) => setTimeout(resolve));
    return translated ? inOrderOf(originals.get(name), content) : content;
  },
  toFile: (content) => formatJson(withNumbers(content, numbers)),
});
CMS.registerCustomFormat(LEGAL_FORMAT, 'md', { fromFile: parseLegal, toFile: formatLegal });
CMS.registerCustomFormat(TRIP_PAGE_FORMAT, 'md', {
  fromFile: (text) => parseTripPage(text, numbers),
  toFile: (content) => formatTripPage(content as Record<string, unknown>, numbers),
});
CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const { data, i18n } = entry.toJS() as Saved;
    if (data.$schema === undefined) return undefined;
    const english = withIds(data);
    const translations = Object.entries(i18n).filter(([, own]) => Object.keys(own.data).length > 0);
    const tied = translations.map(
      ([language, own]) => [language, { data: tiedTo(english, own.data, language) }] as const,
    );
    return entry.set('data', english).set('i18n', Object.fromEntries(tied));
  },
});
void CMS.init({ config });
