import { describe, expect, it } from 'vitest';
import { isContentFile } from '../../src/content-tools/check/integration.ts';

describe('A changed file', () => {
  it.each([
    ['/home/asha/club', '/home/asha/club/content/site.json', true],
    ['/home/asha/club/', '/home/asha/club/content/site.json', true],
    ['/home/asha/club', '/home/asha/club/src/content/site.json', false],
    ['C:\\club', 'C:\\club\\content\\site.json', true],
    ['C:\\club', 'C:/club/content/site.json', true],
    ['C:\\club', 'C:/club/contents/site.json', false],
  ])('of the project %s with the path %s is content: %s', (top, path, expected) => {
    expect(isContentFile(top, path)).toBe(expected);
  });
});
