import { syncBuiltinESMExports } from 'node:module';
import vm from 'node:vm';
import fc from 'fast-check';

/** Where Stryker says which mutant is on, and notes which mutants a test reaches. */
const NAME = '__stryker__';

// The spreadsheet script runs in a context of its own, in which Stryker could turn no mutant on.
const { createContext } = vm;
vm.createContext = (context, options) =>
  createContext(
    typeof context === 'object' ? { ...context, [NAME]: Reflect.get(globalThis, NAME) as unknown } : context,
    options,
  );
syncBuiltinESMExports();

// The same cases in every run, and no search for the simplest one that fails.
fc.configureGlobal({ seed: 1, endOnFailure: true });
