// An example of a trips server: `PORT=8080 node trips-server.mjs`. Replace the list by your own trips.
import { createServer } from 'node:http';

const trips = [
  {
    title: 'Evening Lamps on the Ganga',
    location: 'Varanasi',
    cities: 'Varanasi, Sarnath, Prayagraj',
    cost: 28500,
    coverImages: [],
    startTime: Date.parse('2027-01-18T00:00:00+05:30'),
    endTime: Date.parse('2027-01-22T23:59:59+05:30'),
  },
];

// The list is public, so that every origin may read it.
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': 'authorization, content-type',
};

createServer(({ method, url }, response) => {
  if (url !== '/trips/upcoming') response.writeHead(404).end();
  // The preflight request, which the browser sends because of the headers of its GET.
  else if (method === 'OPTIONS') response.writeHead(204, headers).end();
  else
    response
      .writeHead(200, { ...headers, 'Content-Type': 'application/json' })
      .end(JSON.stringify({ trips }));
}).listen(process.env['PORT'] ?? 8080);
