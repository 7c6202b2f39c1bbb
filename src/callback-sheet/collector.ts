import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { createContext, runInContext } from 'node:vm';
import { appsScriptServices } from './sheet-stand-in.ts';

type Services = ReturnType<typeof appsScriptServices>;

const SCRIPT = new URL('./callback-sheet.gs', import.meta.url);
const ANSWER_PATH = /\/answer\/([\w-]+)$/;

/** Like the real service: readable from every site, and nothing else, since it cannot answer a preflight. */
const HEADERS = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

/**
 * Gives a server that collects callback requests as the published spreadsheet script does: a POST is answered by a redirect to
 * another address, and that one by JSON. It runs the very script that owners install and keeps the rows in a CSV file.
 *
 * A query on the POST address makes it misbehave, for tests: `?delay=3000` (milliseconds), `?fail=500` (a status, nothing
 * is stored), `?answer=text` (anything in place of the JSON, nothing is stored). Services that fail can take the place of the stand-ins.
 */
export function createCollector(csvPath: string, services: Partial<Services> = {}): Server {
  const script = createContext({ ...appsScriptServices(csvPath), ...services });
  runInContext(readFileSync(SCRIPT, 'utf8'), script);
  const doPost = script['doPost'] as (event: { postData: { contents: string } }) => string;
  const doGet = script['doGet'] as () => string;
  const answers = new Map<string, string>();

  async function collect(request: IncomingMessage, response: ServerResponse, url: URL) {
    const contents = await text(request);
    const query = url.searchParams;
    await wait(Number(query.get('delay')));
    const fail = query.get('fail');
    if (fail) return response.writeHead(Number(fail), HEADERS).end();
    const id = randomUUID();
    answers.set(id, query.get('answer') ?? doPost({ postData: { contents } }));
    return response.writeHead(302, { ...HEADERS, Location: `${url.pathname}/answer/${id}` }).end();
  }

  function answer(response: ServerResponse, id: string) {
    const body = answers.get(id);
    if (body === undefined) return response.writeHead(404, HEADERS).end();
    answers.delete(id);
    return response.writeHead(200, { ...HEADERS, 'Content-Type': 'application/json' }).end(body);
  }

  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const id = ANSWER_PATH.exec(url.pathname)?.[1];
    if (request.method === 'POST') void collect(request, response, url);
    else if (request.method === 'GET' && id) answer(response, id);
    else if (request.method === 'GET')
      response.writeHead(200, { ...HEADERS, 'Content-Type': 'application/json' }).end(doGet());
    else response.writeHead(405, HEADERS).end();
  });
}
