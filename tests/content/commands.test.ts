import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { contentFiles } from '../../src/schemas/content-files.ts';
import { freePort } from '../free-port.ts';
import { edit } from './copy.ts';
import { copyOfProject, npmRun, start } from './project.ts';

const SITE = 'content/site.json';
const STACK_TRACE = /^ +at .+:\d+/m;
const SETTINGS = {
  SITE_URL: 'https://www.khushparivaar.in',
  CALLBACK_URL: 'https://script.google.com/macros/s/x/exec',
};

/** Takes a list of placeholders out of a text, as JSON or as front matter. */
const PLACEHOLDERS = /\n *"placeholders": \[[^\]]*\],|\nplaceholders:(\n {2}- .*)+/;

/** Settles everything in a copy of the project that is still invented. */
function settleEverything(top: string): void {
  const texts = ['legal/terms-of-service.md', 'legal/privacy-policy.md'];
  for (const name of [...Object.keys(contentFiles).map((path) => `${path}.json`), ...texts]) {
    const file = join(top, 'content', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(PLACEHOLDERS, ''));
  }
}

describe('npm run build', () => {
  it('ends with the message of the check and nothing else where there is a mistake', async () => {
    const top = copyOfProject();
    edit(top, SITE, '"tagline"', '"taglin"');
    const { code, text } = await npmRun(top, ['build']);
    expect(code).not.toBe(0);
    expect(text).toMatch(/site\.json, line \d+: taglin\n.*not known.*\n.*"tagline"\?\n\nThere is 1 mistake/);
    expect(text).not.toMatch(STACK_TRACE);
    expect(text).not.toMatch(/\[(ERROR|content|build)\]/);
    expect(existsSync(join(top, 'dist'))).toBe(false);
  });

  it('says in the end what is open before a launch, with file and line', async () => {
    const top = copyOfProject();
    const { code, text } = await npmRun(top, ['build'], { SITE_URL: 'http://localhost:4321' });
    expect(code).toBe(0);
    const email = readFileSync(join(top, SITE), 'utf8').split('"email"')[0]?.split('\n').length;
    expect(text).toMatch(/Before it is launched, \d+ points are open:/);
    expect(text).toContain(`content/site.json, line ${email}: contact.email is still invented ("namaste@`);
    expect(text).toMatch(/terms-of-service\.md, line \d+: a lawyer has not yet reviewed this text/);
    expect(text).toMatch(/setting SITE_URL is http:\/\/localhost:4321, which no visitor can reach/);
    expect(text).toMatch(/setting CALLBACK_URL is not set/);
  });

  it.each([
    ['--launch', ['build', '--', '--launch'], {}],
    ['LAUNCH=yes', ['build'], { LAUNCH: 'yes' }],
  ])('writes nothing with %s as long as anything is open', async (_, args, env) => {
    const top = copyOfProject();
    const { code, text } = await npmRun(top, args, env);
    expect(code).not.toBe(0);
    expect(text).toMatch(/Nothing was built, because \d+ points are open:\n\n {2}- /);
    expect(text).not.toMatch(STACK_TRACE);
    expect(existsSync(join(top, 'dist'))).toBe(false);
  });

  it('writes the site with --launch once nothing is open, a new legal text among its pages', async () => {
    const top = copyOfProject();
    settleEverything(top);
    writeFileSync(
      join(top, 'content/legal/refund-policy.md'),
      '---\ntitle: Refund policy\ndescription: When the club gives money back.\nupdated: 2026-11-21\n---\n\n## Paid twice\n\nWrite to {{email}}.\n',
    );
    edit(
      top,
      'content/navigation.json',
      /\{ "label": "Terms/,
      '{ "label": "Refunds", "page": "/refund-policy#paid-twice" },\n$&',
    );
    const { code, text } = await npmRun(top, ['build', '--', '--launch'], SETTINGS);
    expect(text).not.toMatch(/open|invented/);
    expect(code).toBe(0);
    expect(readFileSync(join(top, 'dist/index.html'), 'utf8')).toMatch(
      /<a href="\/refund-policy#paid-twice"[^>]*>\s*Refunds/,
    );
    const page = readFileSync(join(top, 'dist/refund-policy/index.html'), 'utf8');
    expect(page).toMatch(/<h1[^>]*>Refund policy<\/h1>/);
    expect(page).toMatch(/<h2 id="paid-twice">1 Paid twice/);
    expect(page).toContain('21 November 2026');
    expect(page).not.toContain('{{');
  });
});

describe('npm run dev', () => {
  it('waits for a mistake to be mended, tells a later one, and goes on', async () => {
    const top = copyOfProject();
    edit(top, SITE, '"tagline": "', '"tagline": “');
    const port = await freePort();
    const { child, text } = start(top, ['dev', '--', '--port', String(port)]);
    const says = (words: RegExp) =>
      vi.waitFor(() => expect(text()).toMatch(words), { timeout: 60_000, interval: 200 });
    try {
      await says(/curly quotes[^]*The site starts automatically/);
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
    } finally {
      if (child.pid) process.kill(-child.pid);
    }
  });
});
