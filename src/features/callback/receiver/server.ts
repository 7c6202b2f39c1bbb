import { createServer } from 'node:http';
import { createRequestListener, type FetchHandler } from '@remix-run/node-fetch-server';
import { csvPath, csvStorage } from './csv-storage.ts';
import { handle } from './handle.ts';

// A receiver on a server of one's own, behind a proxy: `PORT=4322 SITE_URL=https://… node server.ts`.

const { PORT = '4322', SITE_URL: site } = process.env;
const storage = csvStorage(csvPath());

const receive: FetchHandler = (request, { address }) => handle(request, storage, { site, address });

/** The proxy names the address of the visitor in `X-Forwarded-For`. */
const server = createServer(createRequestListener(receive, { trustProxy: true }));
server.requestTimeout = 30_000;
server.listen(Number(PORT), '127.0.0.1', () => console.log(`Callback requests are kept in ${csvPath()}`));
