import type { Thing } from './json-ld.ts';

const STREET_TOWN_PIN = /^(?<street>.+), *(?<town>[^,]+?)[ –-]+(?<pin>\d{3} ?\d{3})$/;

/**
 * An Indian address written in one line, in its parts where it ends in town and PIN code: `House 1, Lajpat
 * Nagar II, New Delhi 110024`.
 */
export function postalAddress(line: string): Thing {
  const { street, town, pin } = STREET_TOWN_PIN.exec(line)?.groups ?? {};
  return {
    '@type': 'PostalAddress',
    streetAddress: street ?? line,
    addressLocality: town,
    postalCode: pin?.replace(' ', ''),
    addressCountry: 'IN',
  };
}
