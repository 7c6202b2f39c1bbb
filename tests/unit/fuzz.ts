/**
 * How many random cases a property is tried with: 1,000, or as many as FUZZ_RUNS says (`npm run test:fuzz`
 * says 100,000).
 */
export const FUZZ = { numRuns: Number(process.env['FUZZ_RUNS'] ?? 1000) };
