import CMS, { type CmsConfig, type CustomFieldControlProps } from '@sveltia/cms';
import { createElement } from 'react';
import { numberOf } from './numbers.ts';

// An input for numbers that may have commas.
CMS.registerFieldType('digits', ({ value, onChange, ...props }: CustomFieldControlProps) => {
  const input = CMS.getFieldType('string')?.control ?? 'input';
  const change = (text: string) => onChange(numberOf(text));
  return createElement(input, { ...props, value: String(value ?? ''), onChange: change });
});

void CMS.init({ config: JSON.parse(document.getElementById('config')?.textContent ?? '') as CmsConfig });
