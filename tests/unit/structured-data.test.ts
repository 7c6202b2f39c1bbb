import { expect, it } from 'vitest';
import { serializeItems } from '#layouts/seo/structured-item.ts';

it('Structured data cannot be ended by a text in it', () => {
  const name = '</script><script>alert(1)</script>';
  const text = serializeItems([{ '@type': 'TouristTrip', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
});
