import { readFileSync } from 'node:fs';

/** The folder that holds `content/`, relative to the project. The tests set it to use their own content. */
export const CONTENT_ROOT = process.env['CONTENT_ROOT'] ?? '.';

export const CONTENT_FOLDER = `${CONTENT_ROOT}/content`;

/**
 * The data of a JSON file; undefined if it is missing or invalid, which the content check reports.
 * @param file relative to the project
 */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
