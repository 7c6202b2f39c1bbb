import CMS, { type CmsConfig } from '@sveltia/cms';
import { formatJson, JSON_FORMAT } from './json-format.ts';
import { CONFIG_ID } from './page.ts';

const config = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '') as CmsConfig;
CMS.registerCustomFormat(JSON_FORMAT, 'json', { fromFile: JSON.parse, toFile: formatJson });
void CMS.init({ config });
