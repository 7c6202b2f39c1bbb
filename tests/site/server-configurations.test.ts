import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read } from './dist.ts';

/** Headers that are set on lines of this shape, without the quotes around their values. */
function headers(text: string, shape: RegExp): Record<string, string> {
  const lines = [...text.matchAll(shape)].filter(([, name]) => name !== 'Cache-Control');
  return Object.fromEntries(
    lines.map(([, name = '', value = '']) => [name, value.replace(/^(["'`])(.*)\1$/, '$2')]),
  );
}

describe('The server configurations', () => {
  const [everywhere = ''] = read('_headers').split(/\n(?=\S)/);
  const expected = headers(everywhere, /^ {2}([\w-]+): (.+)$/gm);

  it.each([
    ['nginx.conf', /add_header ([\w-]+) ([^;]+) always;/g],
    ['Caddyfile', /^\theader ([A-Z][\w-]+) (.+)$/gm],
  ])('let %s send the headers of the generated file _headers', (file, shape) => {
    expect(Object.keys(expected)).toHaveLength(6);
    expect(headers(readFileSync(`.github/hosting/${file}`, 'utf8'), shape)).toEqual(expected);
  });

  it('are linked from the README', () => {
    const readme = readFileSync('README.md', 'utf8');
    for (const file of ['nginx.conf', 'Caddyfile']) expect(readme).toContain(`(.github/hosting/${file})`);
  });
});
