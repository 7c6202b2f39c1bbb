/** A trip as a trips server sends it. */
export const TRIP = {
  title: 'Palaces of the Pink City',
  location: 'Jaipur',
  cities: 'Jaipur, Amber, Pushkar',
  cost: 131750,
  coverImages: ['/favicon.svg', '/apple-touch-icon.png'],
  startTime: Date.parse('2025-03-01T06:00:00+05:30'),
  endTime: Date.parse('2025-03-05T20:00:00+05:30'),
};
