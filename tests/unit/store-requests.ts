import { csvStorage } from '../../src/features/callback/receiver/csv-storage.ts';

// A process that stores 200 requests: `node store-requests.ts <CSV file>`.
const storage = csvStorage(process.argv[2] ?? '');
for (let index = 0; index < 200; index += 1) {
  const id = `form-${process.pid}-${index}`;
  await storage.add({ id, receivedAt: new Date(), name: 'Asha', phone: '', trip: '', customTrip: false });
}
