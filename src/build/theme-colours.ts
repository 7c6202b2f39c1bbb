import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CSSOptions } from 'vite';
import { CONTENT_FOLDER } from '#content-model/content-folder.ts';
import { FIXED_COLOURS } from '#content-model/schemas/theme.ts';

const THEME = `${CONTENT_FOLDER}/theme.json`;

/**
 * A PostCSS plugin that replaces `colour(button)` in the styles by the colour `button` of
 * `content/theme.json`, and `colour(white)` by one that no owner chooses. The minifier then computes mixtures
 * of colours, so that no browser has to.
 */
export const themeColours: NonNullable<Extract<CSSOptions['postcss'], object>['plugins']>[number] = {
  postcssPlugin: 'theme-colours',
  Once(root, { result }) {
    // Without this the dev server would not notice a changed colour.
    const parent = result.opts.from ?? '';
    result.messages.push({ type: 'dependency', plugin: 'theme-colours', file: resolve(THEME), parent });
    const theme = JSON.parse(readFileSync(THEME, 'utf8')) as { colours: Record<string, string> };
    const colours: Record<string, string> = { ...theme.colours, ...FIXED_COLOURS };
    root.replaceValues(/colour\((\w+)\)/g, { fast: 'colour(' }, (found, name: string) => {
      const colour = colours[name];
      if (!colour) throw new Error(`${THEME} has no colour for ${found}.`);
      return colour;
    });
  },
};
