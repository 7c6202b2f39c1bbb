import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fill } from '../../src/lib/fill.ts';
import { contentFiles, type ContentPath } from '../../src/content-model/schemas/content-files.ts';
import { content, type Content } from '../e2e/content.ts';
import { freePort } from '../free-port.ts';
import { edit, expireIn, moveTripsToNextYear } from './copy.ts';
import { copyOfProject, npmRun, start, type Outcome } from './project.ts';
import { FACTS, OFFICER } from './standard.ts';

const SITE = 'content/site.json';
const TERMS = 'content/legal/terms-of-service.md';
const { trips } = content('trips/upcoming');
const STACK_TRACE = /^ +at .+:\d+/m;
const SETTINGS = {
  SITE_URL: 'https://www.khushparivaar.in',
  CALLBACK_URL: 'https://script.google.com/macros/s/x/exec',
};

/** Changes what a JSON file of a copy holds. */
function change<Path extends ContentPath>(
  top: string,
  path: Path,
  fields: (was: Content<Path>) => Partial<Content<Path>>,
): void {
  const file = join(top, `content/${path}.json`);
  const was = JSON.parse(readFileSync(file, 'utf8')) as Content<Path>;
  writeFileSync(file, JSON.stringify({ ...was, ...fields(was) }, null, 2));
}

/** The words under the callback form of a built page. */
function noticeIn(html: string): string {
  const notice = new JSDOM(html).window.document.querySelector('dialog .notice');
  return notice?.textContent.replace(/\s+/g, ' ') ?? '';
}

/** Settles everything in a copy of the project that is still invented. */
function settleEverything(top: string): void {
  for (const path of Object.keys(contentFiles) as ContentPath[]) {
    if ('placeholders' in content(path)) change(top, path, () => ({ placeholders: [] }));
  }
  change(top, 'site', ({ name, legal }) => ({ ...FACTS, name, legal: { ...legal, ...OFFICER } }));
  for (const file of globSync(join(top, 'content/legal/*.md'))) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\nplaceholders:(\n {2}- .*)+/, ''));
  }
}

describe('npm run build', () => {
  it('ends with the message of the check and nothing else where there is a mistake', async () => {
    const top = copyOfProject();
    edit(top, SITE, '"tagline"', '"taglin"');
    const { code, text } = await npmRun(top, ['build']);
    expect(code).not.toBe(0);
    expect(text).toMatch(
      /site\.json, line \d+: taglin\n.*not a known name.*\n.*"tagline"\?\n\nThere is 1 mistake/,
    );
    expect(text).not.toMatch(STACK_TRACE);
    expect(text).not.toMatch(/\[(ERROR|content|build)\]/);
    expect(existsSync(join(top, 'dist'))).toBe(false);
  });

  it('writes nothing with LAUNCH=yes as long as anything is open', async () => {
    const top = copyOfProject();
    const { code, text } = await npmRun(top, ['build'], { LAUNCH: 'yes', SITE_URL: 'http://localhost:4321' });
    expect(code).not.toBe(0);
    expect(text).toMatch(/Nothing was built, because \d+ points are open:\n\n {2}- /);
    expect(text).toMatch(/setting SITE_URL is http:\/\/localhost:4321, which no visitor can reach/);
    expect(text).not.toMatch(STACK_TRACE);
    expect(existsSync(join(top, 'dist'))).toBe(false);
  });
});

describe('A site that nobody has settled yet', () => {
  const attack = `Trips " onfocus="alert(1)" x=' > < & for all of us together.`;
  let top: string;
  let outcome: Outcome;
  const built = (file: string) => readFileSync(join(top, 'dist', file), 'utf8');

  beforeAll(async () => {
    top = copyOfProject();
    rmSync(join(top, 'content/.schemas'), { recursive: true, force: true });
    change(top, 'pages', ({ landing }) => ({ landing: { ...landing, description: attack } }));
    change(top, 'site', () => ({ placeholders: ['contact.email'] }));
    edit(
      top,
      TERMS,
      /\n(placeholders:(\n {2}- .*)+\n)?---\n/,
      '\nplaceholders:\n  - nobody has read it\n---\n',
    );
    outcome = await npmRun(top, ['build']);
  }, 120_000);

  it('is built', () => {
    expect(outcome.text).not.toMatch(/error/i);
    expect(outcome.code).toBe(0);
  });

  it('has the JSON Schema that a content file names, for the tooltips of a code editor', () => {
    expect(existsSync(join(top, 'content/.schemas/site.json'))).toBe(true);
  });

  it('is built with a list of what is open, with file and line', () => {
    const { email } = content('site').contact;
    const line = readFileSync(join(top, SITE), 'utf8').split('"email"')[0]?.split('\n').length;
    expect(outcome.text).toMatch(/Before it is launched, \d+ points are open:/);
    expect(outcome.text).toContain(
      `content/site.json, line ${line}: contact.email is still invented ("${email}")`,
    );
    expect(outcome.text).toMatch(/terms-of-service\.md, line \d+: nobody has read it/);
    expect(outcome.text).toMatch(/setting SITE_URL is not set/);
    expect(outcome.text).toMatch(/setting CALLBACK_URL is not set/);
  });

  describe('Content that looks like a script', () => {
    it('is built as words, and not as an attribute', () => {
      const { document } = new JSDOM(built('index.html')).window;
      expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(attack);
      expect(document.querySelectorAll('[onfocus]')).toHaveLength(0);
      expect(document.head.querySelector('[data-head-script]')?.getAttribute('data-islands')).toBeTruthy();
    });
  });

  it('does not say that Google stores the requests', () => {
    expect(noticeIn(built('trips.html'))).not.toContain(content('trips/callback').sheet);
  });

  describe('A site whose address nobody has set', () => {
    it('names no address at all: not its own computer’s, in no page, and has no sitemap', () => {
      const pages = ['index.html', 'trips.html', 'terms-of-service.html', '404.html'];
      for (const page of [...pages, 'robots.txt', '.well-known/security.txt']) {
        expect(built(page)).not.toMatch(/localhost|canonical|og:url|og:image|application\/ld\+json|Sitemap/i);
      }
      expect(existsSync(join(top, 'dist/sitemap.xml'))).toBe(false);
    });
  });
});

describe('A site that is launched', () => {
  let top: string;
  let outcome: Outcome;
  const built = (file: string) => readFileSync(join(top, 'dist', file), 'utf8');

  beforeAll(async () => {
    top = copyOfProject();
    rmSync(join(top, 'content/hi'), { recursive: true, force: true });
    settleEverything(top);
    moveTripsToNextYear(join(top, 'content/trips/upcoming.json'));
    change(top, 'trips/upcoming', ({ trips: [first, ...others] }) => ({
      trips: [{ ...first, firstDay: '2020-02-01', lastDay: '2020-02-05' }, ...others] as typeof trips,
    }));
    writeFileSync(
      join(top, 'content/legal/refund-policy.md'),
      '---\ntitle: Refund policy\ndescription: When the club gives money back.\nupdated: 2026-11-21\n---\n\n## Paid twice\n\nWrite to {{email}}.\n',
    );
    change(top, 'navigation', ({ footer }) => ({
      footer: {
        ...footer,
        links: [...footer.links, { label: 'Refunds', page: '/refund-policy#paid-twice' }],
      },
    }));
    expireIn(-1, join(top, SITE));
    const NODE_OPTIONS = `--import=${pathToFileURL('tests/content/answer-ready.mjs')}`;
    outcome = await npmRun(top, ['build'], { LAUNCH: 'yes', NODE_OPTIONS, ...SETTINGS });
  }, 120_000);

  it('is written once nothing is open', () => {
    expect(outcome.text).not.toMatch(/open|invented/);
    expect(outcome.code).toBe(0);
  });

  it('is written with a reminder after the contact for security reports has expired', () => {
    expect(outcome.text).toMatch(
      /but this is due:\n\n {2}- .*site\.json, line \d+: security\.expires is over/,
    );
  });

  it('says under the form that Google stores the requests, and whom to write to', () => {
    const { sheet, ask } = content('trips/callback');
    const filled = fill(ask, { grievanceOfficer: OFFICER.grievanceOfficer, email: FACTS.contact.email });
    const notice = noticeIn(built('trips/index.html'));
    for (const words of [sheet, filled]) expect(notice).toContain(words);
  });

  it('has a new legal text among its pages', () => {
    expect(built('index.html')).toMatch(/<a href="\/refund-policy#paid-twice"[^>]*>\s*Refunds/);
    const page = built('refund-policy/index.html');
    expect(page).toMatch(/<h1[^>]*>Refund policy<\/h1>/);
    expect(page).toMatch(/<h2 id="paid-twice">1 Paid twice/);
    expect(page).toContain('21 November 2026');
    expect(page).not.toContain('{{');
  });

  it('lists a trip that is over, and does not offer it to search engines', () => {
    expect(built('trips/index.html').match(/"TouristTrip"/g)).toHaveLength(trips.length - 1);
    expect((JSON.parse(built('trips/upcoming')) as { trips: unknown[] }).trips).toHaveLength(trips.length);
  });
});

/** Targets that no server can decode. */
const UNREADABLE_TARGETS = ['/%', '/%ff', '/hi/%zz?a=1', '//['];

async function statusOf(port: number, path: string): Promise<number | undefined> {
  const [response] = (await once(get({ port, path }), 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

describe('npm run preview', () => {
  it('answers targets that no server can decode with 404, and logs no stack', async () => {
    const top = copyOfProject();
    mkdirSync(join(top, 'dist'));
    const port = await freePort();
    const { child, text } = start(top, ['preview', '--', '--port', String(port)]);
    try {
      await vi.waitFor(() => expect(text()).toContain('Local'), { timeout: 60_000, interval: 200 });
      for (const path of [...UNREADABLE_TARGETS, '/a%2fb', '/%00'])
        expect(await statusOf(port, path), path).toBe(404);
      expect(text()).not.toMatch(STACK_TRACE);
    } finally {
      if (child.pid) process.kill(-child.pid);
    }
  });
});

describe('npm run dev', () => {
  it('waits for a mistake to be mended, tells a later one, and goes on', async () => {
    const top = copyOfProject();
    expireIn(100, join(top, SITE));
    moveTripsToNextYear(join(top, 'content/trips/upcoming.json'));
    edit(top, SITE, '"tagline": "', '"tagline": “');
    const port = await freePort();
    const { child, text } = start(top, ['dev', '--', '--port', String(port)]);
    const says = (words: RegExp) =>
      vi.waitFor(() => expect(text()).toMatch(words), { timeout: 60_000, interval: 200 });
    try {
      await says(/There is a mistake in[^]*The site starts automatically/);
      edit(top, SITE, '“', '"');
      await says(/watching for file changes/);
      edit(top, SITE, /"email": ".*"/, '"email": "x"');
      await says(/contact, email\n.*not an email address/);
      expect(child.exitCode).toBeNull();
      edit(top, SITE, '"email": "x"', '"email": "hello@club.example"');
      await says(/All is well in content\//);
      const trips = await fetch(`http://localhost:${port}/trips`);
      expect(trips.status).toBe(200);
      expect(await trips.text()).toContain('hello@club.example');
      for (const path of UNREADABLE_TARGETS) expect(await statusOf(port, path), path).toBe(404);
      expect(text()).not.toMatch(STACK_TRACE);
    } finally {
      if (child.pid) process.kill(-child.pid);
    }
  });
});
