import type { EngineName } from '../browser.ts';
import type { Visitor } from '../visitor.ts';
import type { FaultHost } from './host.ts';

/** A fault, and what a visitor must have all the same. */
export interface Row {
  /** The case in the fault matrix of tests/README.md that it tries. */
  matrix: string;
  /** A sentence with the fault and what the visitor has. */
  promise: string;
  /** The width and height of the window in CSS pixels, if it is not that of a desktop. */
  window?: readonly [width: number, height: number];
  /** Sets the fault before the visit; some occur later, in `walk`. */
  inject?: (host: FaultHost) => void;
  /** Rejects where the visitor does not have it; may give a remark for the report. */
  walk: (visitor: Visitor, host: FaultHost) => Promise<string | undefined>;
  /** Why an engine, or its driver, cannot try it. */
  impossible?: Partial<Record<EngineName, string>>;
}
