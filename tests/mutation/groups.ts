/** Modules that are mutated together, and the tests that must notice it. */
export interface Group {
  /** The modules. */
  mutate: string[];
  /** The test files, as patterns. */
  tests: string[];
  /** Kinds of mutants that are left out, see tests/mutation/README.md. */
  excluded?: string[];
}

const UNIT = 'tests/unit';
const CONTENT = 'tests/content';

/** The groups of modules, by the names that `npm run test:mutation -- <name>` takes. */
export const GROUPS: Record<string, Group> = {
  'trip-guard': {
    mutate: ['src/features/trips/trip-guard.ts'],
    tests: [`${UNIT}/trip-guard.test.ts`],
  },
  dates: {
    mutate: [
      'src/features/trips/trip-dates.ts',
      'src/lib/indian-time.ts',
      'src/content-model/legal-facts.ts',
    ],
    tests: [`${UNIT}/trip-dates.test.ts`],
  },
  rupees: { mutate: ['src/lib/rupees.ts'], tests: [`${UNIT}/lib.test.ts`] },
  'phone-field': {
    mutate: ['src/features/callback/phone-field.ts'],
    tests: [`${UNIT}/phone-field.test.ts`],
  },
  'callback-state': {
    mutate: ['src/features/callback/callback-state.ts'],
    tests: [`${UNIT}/callback-state.test.ts`],
  },
  'content-syntax': {
    mutate: ['src/content-tools/check/issue.ts', 'src/content-tools/check/report.ts'],
    tests: [`${UNIT}/content-issues.test.ts`, 'tests/content/report.test.ts'],
    excluded: ['StringLiteral'],
  },
  'content-texts': {
    mutate: ['src/content-tools/check/links.ts', 'src/content-tools/check/markdown.ts'],
    tests: [`${UNIT}/content-links.test.ts`, `${UNIT}/legal-markdown.test.ts`],
    excluded: ['StringLiteral'],
  },
  'content-files': {
    mutate: ['src/content-tools/check/text-file.ts'],
    tests: [`${UNIT}/text-file.test.ts`],
    excluded: ['StringLiteral'],
  },
  'content-facts': {
    mutate: [
      'src/content-tools/check/fact-notes.ts',
      'src/content-tools/check/menu-notes.ts',
      'src/content-tools/check/text-notes.ts',
      'src/content-tools/check/unused-files.ts',
      'src/content-tools/check/placeholders.ts',
      'src/content-tools/check/words.ts',
    ],
    tests: [`${UNIT}/content-notes.test.ts`, `${CONTENT}/mistakes.test.ts`],
    excluded: ['StringLiteral'],
  },
  'content-settings': {
    mutate: ['src/content-tools/check/media.ts'],
    tests: [`${CONTENT}/media.test.ts`, `${CONTENT}/mistakes.test.ts`],
    excluded: ['StringLiteral'],
  },
  'content-translations': {
    mutate: ['src/content-tools/check/translations.ts'],
    tests: [`${CONTENT}/mistakes.test.ts`],
    excluded: ['StringLiteral'],
  },
  'content-legal': {
    mutate: ['src/content-tools/check/legal-file.ts'],
    tests: [`${UNIT}/front-matter.test.ts`, `${CONTENT}/mistakes.test.ts`],
    excluded: ['StringLiteral'],
  },
};
