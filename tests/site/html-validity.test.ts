import { describe, expect, it } from 'vitest';
import { DIST, files } from './dist.ts';
import { htmlErrors } from './html-errors.ts';

const pages = files().filter((file) => file.endsWith('.html'));

describe('The built page', () => {
  it.each(pages)('%s is valid HTML', async (page) => {
    expect(await htmlErrors(`${DIST}/${page}`)).toEqual([]);
  });
});
