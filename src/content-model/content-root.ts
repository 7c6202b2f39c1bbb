/**
 * The folder that holds `content/`, relative to the project, by the environment variable `CONTENT_ROOT`. The
 * tests set it to build the site from content of their own.
 */
export const CONTENT_ROOT = process.env['CONTENT_ROOT'] ?? '.';

/** The folder of the content, relative to the project. */
export const CONTENT_FOLDER = `${CONTENT_ROOT}/content`;
