import { deepEqual } from 'node:assert/strict';
import { ERRORS_KEY } from '../site.ts';
import type { Step } from '../steps/step.ts';
import { FaultHost } from './host.ts';
import type { Row } from './row.ts';

/** A row of faults as a step of a walk, on a host of its own before the site on a port. */
export function asStep({ promise, window, inject, walk, impossible }: Row, site: number): Step {
  return {
    promise,
    ...(impossible && { impossible }),
    async walk(anywhere) {
      const host = await FaultHost.before(site);
      try {
        inject?.(host);
        const visitor = anywhere.at(host.address);
        // Ends what an earlier page still waits for.
        await visitor.enter('about:blank');
        if (window) await visitor.resize(...window);
        const remark = await walk(visitor, host);
        const errors = await visitor.ask((key: string) => sessionStorage.getItem(key) ?? '[]', ERRORS_KEY);
        deepEqual(JSON.parse(errors), [], 'A page has thrown an error, or has broken its policy.');
        return remark;
      } finally {
        await host.disconnect();
      }
    },
  };
}
