import fc from 'fast-check';

// Properties are tried with the same 1,000 cases in every run, or with as many random ones as FUZZ_RUNS says
// (`npm run test:fuzz` says 100,000).
const runs = process.env['FUZZ_RUNS'];
fc.configureGlobal(runs ? { numRuns: Number(runs) } : { numRuns: 1000, seed: 1 });
