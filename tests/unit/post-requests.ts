import { loadCallbackScript } from '../../src/features/callback/receiver/callback-script.ts';
import { CsvSpreadsheet } from '../../src/features/callback/receiver/csv-spreadsheet.ts';
import { appsScriptServices } from '../../src/features/callback/receiver/fake-apps-script.ts';

// A process that stores requests: `node post-requests.ts <CSV file> <name> <how many>`.
const [path = '', name = '', count = ''] = process.argv.slice(2);
const script = loadCallbackScript(appsScriptServices(new CsvSpreadsheet(path)));
for (let index = 0; index < Number(count); index += 1) {
  const request = { name: `${name} ${index}`, phone: '', trip: '', customTrip: false };
  const answer = script.doPost({ postData: { contents: JSON.stringify(request) } });
  if (answer !== '{"status":"success"}') throw new Error(answer);
}
