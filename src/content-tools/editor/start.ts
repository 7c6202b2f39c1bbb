import CMS, { type CmsConfig } from '@sveltia/cms';
import { formatJson } from './json-format.ts';
import { CONFIG_ID, JSON_FORMAT } from './names.ts';

const config = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '') as CmsConfig;
CMS.registerCustomFormat(JSON_FORMAT, 'json', { fromFile: JSON.parse, toFile: formatJson });
void CMS.init({ config });
