import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CSSOptions } from 'vite';
import { CONTENT_FOLDER } from '../lib/content-root.ts';

type PostcssPlugins = NonNullable<Extract<CSSOptions['postcss'], object>['plugins']>;

const THEME = `${CONTENT_FOLDER}/theme.json`;

/**
 * Returns PostCSS plugins that replace `theme(button)` in the styles by the colour `button` of
 * `content/theme.json`. The minifier then computes mixtures of colours, so that no browser has to.
 */
export function themeColours(): PostcssPlugins {
  return [
    {
      postcssPlugin: 'theme-colours',
      Once(root, { result }) {
        // Without this the dev server would not notice a changed colour.
        const parent = result.opts.from ?? '';
        result.messages.push({ type: 'dependency', plugin: 'theme-colours', file: resolve(THEME), parent });
        const { colours } = JSON.parse(readFileSync(THEME, 'utf8')) as { colours: Record<string, string> };
        root.walkDecls((declaration) => {
          declaration.value = declaration.value.replace(/theme\((\w+)\)/g, (found, name: string) => {
            const colour = colours[name];
            if (!colour) throw declaration.error(`${THEME} has no colour for ${found}.`);
            return colour;
          });
        });
      },
    },
  ];
}
