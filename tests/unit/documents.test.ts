import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const changelog = readFileSync('.github/CHANGELOG.md', 'utf8');
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const [, ...versions] = changelog.split(/^## /m);

describe('The changelog', () => {
  it('begins with what is not released yet', () => {
    expect(versions[0]).toMatch(/^\[Unreleased\]\n/);
  });

  it('has the version of package.json as its newest one, with a date', () => {
    expect(versions[1]).toMatch(new RegExp(`^${RegExp.escape(version)} - \\d{4}-\\d\\d-\\d\\d\\n`));
  });

  it('begins each version but the first one with what an owner must do', () => {
    for (const text of versions.slice(0, -1)) expect(text).toMatch(/^.*\n\n### What you must do\n/);
  });

  it('has no other kinds of changes than those of its form', () => {
    const kinds = new Set([...changelog.matchAll(/^### (.*)$/gm)].map(([, kind]) => kind));
    const known = ['What you must do', 'Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    expect([...kinds].filter((kind) => !known.includes(kind ?? ''))).toEqual([]);
  });
});

describe('The README', () => {
  it.each(['CHANGELOG.md', 'SECURITY.md', 'CONTRIBUTING.md'])('links to %s', (file) => {
    expect(readFileSync('README.md', 'utf8')).toContain(`(.github/${file})`);
  });
});

const DOCUMENTS = globSync(['README.md', '{src,tests,.github}/**/*.md'], { exclude: ['**/node_modules'] });

describe.each(DOCUMENTS)('The document %s', (file) => {
  it('links to files that exist', () => {
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)];
    const targets = links.map(([, target = '']) => join(dirname(file), target));
    expect(targets.filter((target) => !existsSync(target))).toEqual([]);
  });
});
