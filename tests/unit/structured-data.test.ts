import { expect, it } from 'vitest';
import { serializeJsonLd } from '#layouts/seo/things.ts';

it('JSON-LD cannot be ended by a text in it', () => {
  const name = '</script><script>alert(1)</script>';
  const text = serializeJsonLd([{ '@type': 'TouristTrip', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
});
