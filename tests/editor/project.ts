import { resolve } from 'node:path';

/** The copy of the project whose content the tests edit. */
export const PROJECT = resolve('.cache/editor');

/** The address of its dev server. */
export const ORIGIN = `http://localhost:${process.env['EDITOR_PORT'] ?? ''}`;
