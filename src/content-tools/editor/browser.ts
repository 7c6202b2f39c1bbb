import CMS, { type CmsConfig } from '@sveltia/cms';
import { formatJson, JSON_FORMAT, numberNames, parseJson, withNumbers } from './json-format.ts';
import { CONFIG_ID } from './page.ts';

const config = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '') as CmsConfig;
const numbers = numberNames(config);
CMS.registerCustomFormat(JSON_FORMAT, 'json', {
  fromFile: (text) => parseJson(text, numbers) as Record<string, unknown>,
  toFile: (content) => formatJson(withNumbers(content, numbers)),
});
void CMS.init({ config });
