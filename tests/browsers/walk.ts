import type { Browser, Engine } from './browser.ts';
import type { Step } from './steps/step.ts';
import { Visitor } from './visitor.ts';

const DESKTOP = [1280, 900] as const;

/** How a step has ended. */
export type Result = 'passed' | 'FAILED' | 'not possible';

/** A line of the report. */
export interface Outcome {
  engine: string;
  version: string;
  step: string;
  result: Result;
  remark: string;
}

/**
 * Goes through steps on a site in an engine, and gives each outcome as soon as it is known. Never throws:
 * what goes wrong is an outcome.
 */
export async function* walkThrough(engine: Engine, site: string, steps: Step[]): AsyncGenerator<Outcome> {
  const outcome = (step: string, result: Result, remark: string, version = '') => ({
    engine: engine.name,
    version,
    step,
    result,
    remark,
  });
  const missing = engine.needs.filter(({ path }) => path === undefined);
  for (const { program, debianPackage } of missing) {
    yield outcome(
      `is not tested: ${program} is missing`,
      'FAILED',
      `Debian has it in the package ${debianPackage}: apt-get install ${debianPackage}`,
    );
  }
  if (missing.length > 0) return;

  let browser: Browser;
  try {
    browser = await engine.open();
  } catch (error) {
    yield outcome('is not tested: it does not start', 'FAILED', say(error));
    return;
  }
  try {
    const visitor = new Visitor(browser, site);
    for (const { promise, walk, impossible } of steps) {
      const reason = impossible?.[engine.name];
      if (reason !== undefined) {
        yield outcome(promise, 'not possible', reason, browser.version);
        continue;
      }
      try {
        await visitor.resize(...DESKTOP);
        yield outcome(promise, 'passed', (await walk(visitor)) ?? '', browser.version);
      } catch (error) {
        yield outcome(promise, 'FAILED', say(error), browser.version);
      }
    }
  } finally {
    await browser.close();
  }
}

function say(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${say(error.cause)})`;
}
