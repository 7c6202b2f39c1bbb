import { relative } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** What became of the mutants of a file, and the percentage that the tests noticed. */
interface Row {
  killed: number;
  timeout: number;
  survived: number;
  uncovered: number;
  score: string;
}

/** Returns a row for each file, and one for all of them. */
export function table(results: MutantResult[]): Record<string, Row> {
  const files = [...new Set(results.map(({ fileName }) => fileName))].sort();
  const rows = files.map((file) => [
    relative('', file),
    rowOf(results.filter(({ fileName }) => fileName === file)),
  ]);
  return Object.fromEntries([...rows, ['all', rowOf(results)]]) as Record<string, Row>;
}

function rowOf(results: MutantResult[]): Row {
  const count = (wanted: MutantResult['status']) => results.filter(({ status }) => status === wanted).length;
  const [killed, timeout] = [count('Killed'), count('Timeout')];
  const [survived, uncovered] = [count('Survived'), count('NoCoverage')];
  const noticed = killed + timeout;
  const score = `${((noticed / (noticed + survived + uncovered)) * 100).toFixed(1)} %`;
  return { killed, timeout, survived, uncovered, score };
}
