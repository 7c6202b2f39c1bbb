import { expect, it } from 'vitest';
import { endOfDay, startOfDay } from '../../src/lib/indian-time.ts';
import { club } from '../../src/layouts/seo/structured-data/club.ts';
import { serializeJsonLd } from '../../src/layouts/seo/structured-data/json-ld.ts';
import { touristTrip } from '../../src/layouts/seo/structured-data/tourist-trip.ts';

it('JSON-LD cannot be ended by a text in it', () => {
  const name = '</script><script>alert(1)</script>';
  const text = serializeJsonLd([{ '@type': 'TouristTrip', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
});

it('The club has its address and hours in the parts that the content file names', () => {
  const hours = { days: ['Saturday' as const, 'Sunday' as const], opens: '10:00', closes: '18:00' };
  const facts = {
    name: 'A Club',
    company: { name: 'A Club Private Limited' },
    contact: {
      email: 'hello@club.example',
      phones: ['+91 98765 43210'],
      address: { street: '5 MG Road', town: 'Pune', pinCode: '411001' },
      openHours: { display: 'Weekends, 10 to 6', ...hours },
    },
  };
  const places = { home: 'https://a.example/', logo: 'logo', image: 'image', description: 'A club.' };
  expect(club(facts, places)).toMatchObject({
    legalName: 'A Club Private Limited',
    telephone: ['+919876543210'],
    address: {
      streetAddress: '5 MG Road',
      addressLocality: 'Pune',
      postalCode: '411001',
      addressCountry: 'IN',
    },
    openingHoursSpecification: { dayOfWeek: ['Saturday', 'Sunday'], opens: '10:00', closes: '18:00' },
  });
});

it.each(['2027-01-22', '2027-01-18'])(
  'A trip until %s departs and arrives on its days in India',
  (lastDay) => {
    const times = { startTime: startOfDay('2027-01-18'), endTime: endOfDay(lastDay) };
    const places = { page: 'https://a.example/trips', image: undefined, clubId: '#club' };
    expect(touristTrip({ title: 'Lamps', cities: 'Sarnath', cost: 28500, ...times }, places)).toMatchObject({
      departureTime: '2027-01-18T00:00:00+05:30',
      arrivalTime: `${lastDay}T23:59:59+05:30`,
      offers: { validThrough: '2027-01-18', price: 28500, priceCurrency: 'INR' },
    });
  },
);
