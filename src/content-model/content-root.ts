import { readFileSync } from 'node:fs';

/**
 * The folder that holds `content/`, relative to the project, by the environment variable `CONTENT_ROOT`. The
 * tests set it to build the site from content of their own.
 */
export const CONTENT_ROOT = process.env['CONTENT_ROOT'] ?? '.';

/** The folder of the content, relative to the project. */
export const CONTENT_FOLDER = `${CONTENT_ROOT}/content`;

/**
 * The data of a JSON file of the content; undefined while it is missing or has a mistake. A build then ends
 * with the report of the check.
 * @param file relative to the project
 */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
