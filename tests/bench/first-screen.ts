import type { Page } from 'playwright';
import { visit } from '../e2e/language.ts';
import { asVisitor, PHONE, type Bench } from './bench.ts';
import { BOUNDS } from './bounds.ts';
import { sum } from './compressed.ts';
import { bounded, type Figure } from './figure.ts';
import { settle } from './visit.ts';

interface Transfer {
  type: string;
  bytes: number;
}

/**
 * Measures the bytes, headers included, that the landing page loads on a phone before the visitor scrolls.
 */
export async function measureFirstScreen(bench: Bench): Promise<Figure[]> {
  const transfers = await asVisitor(bench, PHONE, transfersOfLanding);
  const types = [...new Set(transfers.map(({ type }) => type))];
  const bytesOfType = (wanted: string) =>
    sum(transfers.filter(({ type }) => type === wanted).map(({ bytes }) => bytes));
  const note = types.map((type) => `${type} ${bytesOfType(type)}`).join(', ');
  const total = sum(transfers.map(({ bytes }) => bytes));
  return [bounded('all of / before scrolling, 360 px wide', total, BOUNDS.firstScreenBytes, note)];
}

async function transfersOfLanding(page: Page): Promise<Transfer[]> {
  const transfers: Promise<Transfer>[] = [];
  page.on('requestfinished', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost') return;
    transfers.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        type: request.resourceType(),
        bytes: responseBodySize + responseHeadersSize,
      })),
    );
  });
  await visit(page, '/');
  await settle(page);
  return Promise.all(transfers);
}
