import CMS, { type CmsConfig } from '@sveltia/cms';

void CMS.init({ config: JSON.parse(document.getElementById('config')?.textContent ?? '') as CmsConfig });
