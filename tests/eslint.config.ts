import astro from 'eslint-plugin-astro';
import accessibility from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import typescript from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist/', '.astro/', '.cache/', '**/*.gs'] },
  typescript.configs.strict,
  typescript.configs.stylistic,
  astro.configs['flat/recommended'],
  {
    files: ['src/**/*.tsx'],
    extends: [accessibility.configs.strict, reactHooks.configs.flat['recommended-latest']],
    // An overlay must say where the focus goes when it opens.
    rules: { 'jsx-a11y-x/no-autofocus': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname + '/..' },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
);
