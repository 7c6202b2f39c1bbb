import css from '@eslint/css';
import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { FLOOR } from '../floor.ts';
import { files, read } from './dist.ts';

/** The styles that are newer than `FLOOR`. */
const NEWER = {
  // The floor knows `@layer`. Containers have the narrow layout as their default. Without the others, margins
  // on paper are those of the browser, and nothing moves.
  allowAtRules: ['layer', 'container', 'page', 'starting-style', 'view-transition'],
  // The floor knows the first four, `mask` with a prefix. Without the others the page is only plainer.
  allowProperties: (
    'mask outline scroll-behavior scroll-snap-type animation-range container content-visibility hyphens ' +
    'overscroll-behavior scrollbar-gutter scrollbar-width text-size-adjust text-wrap view-transition-name'
  ).split(' '),
  // The oldest browsers know `anywhere`. `right` and `hidden` precede `inline-end` and `clip`.
  allowPropertyValues: {
    'overflow-wrap': ['anywhere'],
    float: ['inline-end'],
    overflow: ['clip'],
    'break-after': ['avoid'],
    'grid-template-rows': ['subgrid'],
  },
  // The floor knows the first two. `sidebar.ts` opens the sidebar and locks the page where the next two are
  // unknown, and `Packages.astro` hides the questions.
  allowSelectors: 'focus-visible backdrop has popover-open view-transition-new view-transition-old'.split(
    ' ',
  ),
  allowMediaConditions: ['prefers-contrast'],
  // A length in `vh`, or none, precedes it.
  allowUnits: ['dvh'],
};

/** All styles of the built site. */
function builtStyles(): string[] {
  return files().flatMap((file) => {
    if (file.endsWith('.css')) return read(file);
    return file.endsWith('.html') ? (read(file).match(/(?<=<style[^>]*>)[^]*?(?=<\/style>)/g) ?? []) : [];
  });
}

it('Every file that the styles name is part of the site', () => {
  const names = builtStyles().flatMap((style) => style.match(/(?<=url\(["']?)(?!data:|#)[^"')]+/g) ?? []);
  expect(names.length).toBeGreaterThan(0);
  const published = new Set(files().map((file) => `/${file}`));
  expect([...new Set(names)].filter((name) => !published.has(name))).toEqual([]);
});

it('Styles that are newer than the floor have a fallback, or are only decoration', () => {
  const styles = builtStyles();
  const config: Linter.Config = {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: { 'css/use-baseline': ['error', { available: FLOOR, ...NEWER }] },
  };
  const problems = [...new Set(styles)].flatMap((style) => new Linter().verify(style, config, 'page.css'));
  expect(styles.length).toBeGreaterThan(0);
  expect(problems.map(({ message }) => message)).toEqual([]);
});
