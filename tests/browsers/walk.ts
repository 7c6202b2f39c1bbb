import type { Browser, Engine } from './browser.ts';
import { landing } from './steps/landing.ts';
import { navigation } from './steps/navigation.ts';
import { reading } from './steps/reading.ts';
import { trips } from './steps/trips.ts';
import { Visitor } from './visitor.ts';

const STEPS = [...navigation, ...landing, ...trips, ...reading];
const DESKTOP = [1280, 900] as const;

/** A line of the report. */
export interface Outcome {
  engine: string;
  version: string;
  step: string;
  passed: boolean;
  remark: string;
}

/**
 * Walks through a site in an engine, and gives each outcome as soon as it is known. Never throws: what goes
 * wrong is an outcome.
 */
export async function* walkThrough(engine: Engine, site: string): AsyncGenerator<Outcome> {
  const outcome = (step: string, passed: boolean, remark: string, version = '') => ({
    engine: engine.name,
    version,
    step,
    passed,
    remark,
  });
  const missing = engine.needs.filter(({ path }) => path === undefined);
  for (const { program, debianPackage } of missing) {
    yield outcome(
      `is not tested: ${program} is missing`,
      false,
      `Debian has it in the package ${debianPackage}: apt-get install ${debianPackage}`,
    );
  }
  if (missing.length > 0) return;

  let browser: Browser;
  try {
    browser = await engine.open();
  } catch (error) {
    yield outcome('is not tested: it does not start', false, say(error));
    return;
  }
  try {
    const visitor = new Visitor(browser, site);
    for (const { promise, walk } of STEPS) {
      try {
        await visitor.resize(...DESKTOP);
        yield outcome(promise, true, (await walk(visitor)) ?? '', browser.version);
      } catch (error) {
        yield outcome(promise, false, say(error), browser.version);
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
