import astro from 'eslint-plugin-astro';
import baseline from 'eslint-plugin-baseline-js';
import es from 'eslint-plugin-es-x';
import accessibility from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import typescript from 'typescript-eslint';
import { FLOOR } from './floor.ts';

/** An import of the project names the file that it imports, with its extension. */
const WITHOUT_EXTENSION = String.raw`^(\.{1,2}/|#)(?!.*\.(astro|css|gs|json|mjs|svg|ts|tsx)(\?|$))`;

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
      regex: `^#(${others.join('|')})/`,
      message: `src/${folder} imports only from ${allowed.join(', ') || 'itself'}.`,
    },
    {
      regex: String.raw`^\.\./(?!.*package\.json$)`,
      message: 'Import another folder by its path from src: #components/Text.tsx.',
    },
  ];
  return defineConfig({
    files: [`src/${folder}/**`],
    // Its packages and its package.json are its own.
    ignores: ['src/receiver/worker/**'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  });
});

/** The code that reaches the browser. */
const BROWSER_CODE = [
  'src/{islands,components,sections,layouts/head-script}/**/*.{ts,tsx}',
  'src/content-model/{format,indian-time,languages,section-ids,telephone,urls}.ts',
  'src/content-model/trips/trip-{dates,guard,price}.ts',
];

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
      // The compiler requires brackets for names that a type does not declare.
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
    files: BROWSER_CODE,
    plugins: { 'baseline-js': { rules: baseline.rules }, 'es-x': es },
    extends: [es.configs['flat/restrict-to-es2022']],
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available: FLOOR,
          includeWebApis: { preset: 'type-aware' },
          includeJsBuiltins: { preset: 'type-aware' },
          // The oldest supported browsers know the first two. The others may have no effect: `inert` keeps
          // Tab from what the video covers, `allow` is on its frame, and a wake lock keeps the screen on
          // while a page is read.
          ignoreFeatures: ['array-at', 'object-hasown', 'inert', 'permissions-policy', 'screen-wake-lock'],
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
              regex: String.raw`^#content-model/(schemas/|content\.ts)`,
              allowTypeImports: true,
              message: 'Schemas do not reach the browser: import a type.',
            },
            {
              regex: String.raw`^#islands/(?!hydration/)[a-z-]+/(?!.*\.store\.ts$)`,
              message: 'Islands share stores, not views.',
            },
          ],
        },
      ],
    },
  },
);
