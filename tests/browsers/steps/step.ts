import type { EngineName } from '../browser.ts';
import type { Visitor } from '../visitor.ts';

/** Something that the site promises, and how a visitor finds out. */
export interface Step {
  promise: string;
  /** Rejects where the promise is broken; may give a remark for the report. */
  walk: (visitor: Visitor) => Promise<string | undefined>;
  /** Why an engine, or its driver, cannot try it. */
  impossible?: Partial<Record<EngineName, string>>;
}
