import css from '@eslint/css';
import astro from 'eslint-plugin-astro';
import baseline from 'eslint-plugin-baseline-js';
import es from 'eslint-plugin-es-x';
import accessibility from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import typescript from 'typescript-eslint';

/** A relative import names the file that it imports, with its extension. */
const WITHOUT_EXTENSION = String.raw`^\.{1,2}/(?!.*\.(astro|css|gs|json|mjs|svg|ts|tsx)(\?|$))`;

const NAMED_FILES = { regex: WITHOUT_EXTENSION, message: 'Name the file with its extension.' };

/**
 * The folders of `src`, each with the folders that it may import from: none imports back.
 * @type {Record<string, string[]>}
 */
const MAY_IMPORT = {
  pages: ['layouts', 'sections', 'components', 'styles', 'content-model'],
  layouts: ['islands', 'components', 'styles', 'build', 'content-model'],
  sections: ['islands', 'components', 'styles', 'receiver', 'content-model'],
  islands: ['components', 'content-model'],
  components: ['content-model'],
  styles: [],
  admin: ['build', 'receiver', 'content-model'],
  build: ['content-model'],
  'content-model': [],
  receiver: [],
};

/** One configuration for each folder of `src`: a later one would replace the patterns of an earlier one. */
const DIRECTIONS = Object.entries(MAY_IMPORT).map(([folder, allowed]) => {
  const others = Object.keys(MAY_IMPORT).filter((other) => other !== folder && !allowed.includes(other));
  const patterns = [
    NAMED_FILES,
    {
      regex: String.raw`^(\.\./)+(${others.join('|')})/`,
      message: `src/${folder} imports only from ${allowed.join(', ') || 'itself'}.`,
    },
  ];
  return defineConfig({
    files: [`src/${folder}/**`],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  });
});

/**
 * The year of the oldest browsers in which the main job works: `browserslist` in package.json. What is newer
 * has a fallback, which a comment beside an exception names, or the page is only plainer without it.
 */
const FLOOR = 2022;

/** What reaches the browser. */
const BROWSER_CODE = [
  'src/{islands,components,sections,layouts/head-script}/**/*.{ts,tsx}',
  'src/content-model/{format,indian-time,languages,request-json,section-ids,telephone,urls}.ts',
  'src/content-model/trips/trip-{dates,guard,price}.ts',
];

/** Styles that are newer than the floor: without them the page has another look, and no other use. */
const NEWER_STYLES = {
  available: FLOOR,
  // Narrow layouts are the default; transitions are left out.
  allowAtRules: ['container', 'page', 'starting-style', 'view-transition'],
  // Without a timeline the back-to-top link is always visible; the contents of a legal text open and close.
  allowProperties: [
    'animation-range',
    'container',
    'content-visibility',
    'hyphens',
    'mask',
    'outline',
    'overscroll-behavior',
    'scrollbar-gutter',
    'scrollbar-width',
    'text-size-adjust',
    'text-wrap',
    'view-transition-name',
  ],
  // `float: right` stands before it. Without a subgrid the rows of cards are not aligned.
  allowPropertyValues: { float: ['inline-end'], 'break-after': ['avoid'], 'grid-template-rows': ['subgrid'] },
  // The minifier computes the mixture.
  allowFunctions: ['color-mix'],
  // `sidebar.ts` opens the sidebar and locks the page; `trips.css` hides the questions.
  allowSelectors: ['has', 'popover-open', 'view-transition-new', 'view-transition-old'],
};

export default defineConfig(
  { ignores: ['dist/', '.astro/', '.cache/', '**/.wrangler/', '**/*.gs'] },
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [typescript.configs.strictTypeChecked, typescript.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: `${import.meta.dirname}/..` },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // An empty setting or text is treated like a missing one.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // It reports the defaults of destructured array entries, which can be missing.
      '@typescript-eslint/no-useless-default-assignment': 'off',
      // Astro declares client directives without a return value, although its own return a promise.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { variables: false } }],
      // The compiler wants brackets for names that a type does not declare.
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      // Tests replace methods of browser prototypes, send functions to the page as text, and copy storage.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [accessibility.configs.strict, reactHooks.configs.flat['recommended-latest']],
    // An overlay must say where the focus goes when it opens.
    rules: { 'jsx-a11y-x/no-autofocus': 'off' },
  },
  {
    rules: {
      // Prettier does not wrap comments. The number is `printWidth` in package.json.
      'max-len': [
        'error',
        { code: 10_000, comments: 110, ignoreUrls: true, ignorePattern: 'eslint-disable' },
      ],
      'no-restricted-imports': ['error', { patterns: [NAMED_FILES] }],
    },
  },
  DIRECTIONS,
  {
    files: ['src/styles/*.css'],
    plugins: { css },
    language: 'css/css',
    // `theme(button)` is a function of this project.
    languageOptions: { tolerant: true },
    rules: { 'css/use-baseline': ['error', NEWER_STYLES] },
  },
  {
    files: BROWSER_CODE,
    plugins: { 'baseline-js': { rules: baseline.rules }, 'es-x': es },
    extends: [
      es.configs['flat/no-new-in-es2023'],
      es.configs['flat/no-new-in-es2024'],
      es.configs['flat/no-new-in-es2025'],
      es.configs['flat/no-new-in-es2026'],
    ],
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available: FLOOR,
          includeWebApis: { preset: 'type-aware' },
          includeJsBuiltins: { preset: 'type-aware' },
          // `inert` also keeps Tab from what the video covers; the `allow` of its frame can be unknown.
          ignoreFeatures: ['inert', 'permissions-policy'],
        },
      ],
      // Safari reads them from 16.4 on.
      'es-x/no-regexp-lookbehind-assertions': 'error',
    },
  },
  {
    files: ['src/**'],
    // The list of languages; the covers of trips, which a server may send; pictures of `content/`.
    ignores: ['**/languages.ts', '**/{TripCard.tsx,Facts.astro,Picture.astro}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: String.raw`Literal[value=/(^|\u002F)hi(\u002F|$)/]`,
          message: 'Only the list of languages names a language.',
        },
        {
          selector: 'JSXOpeningElement[name.name=img]',
          message: 'Any picture can be a photograph: show it with Picture.astro.',
        },
      ],
    },
  },
  {
    files: ['src/islands/**'],
    plugins: { '@typescript-eslint': typescript.plugin },
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/content-model/(schemas/|content\\.ts)',
              allowTypeImports: true,
              message: 'Schemas do not reach the browser: import a type.',
            },
            {
              regex: String.raw`^\.\./(?!hydration/)[a-z-]+/(?!.*\.store\.ts$)`,
              message: 'Islands share stores, not views.',
            },
          ],
        },
      ],
    },
  },
);
