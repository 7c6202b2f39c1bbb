import { readFileSync } from 'node:fs';

/** What a JSON file of `content/` says, by its path there without the ending. */
export function content(path: string): unknown {
  return JSON.parse(readFileSync(`content/${path}.json`, 'utf8'));
}
