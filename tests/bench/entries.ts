import type { Page } from 'playwright';

/** A performance entry of the browser. */
export interface PerformanceRecord {
  name: string;
  startTime: number;
  duration: number;
  /** The score of a layout shift, and the elements that moved. */
  value: number;
  moved: string[];
}

declare global {
  /** The entries that `keepEntries` has recorded. */
  var benchObserver: { takeAll: () => PerformanceRecord[] };
}

type EntryType = 'layout-shift' | 'event' | 'longtask';

/**
 * Records performance entries of a type in every document of a page: layout shifts without recent input,
 * events of interactions, or long tasks. Must be called before navigation. The Content-Security-Policy of the
 * site does not apply to init scripts.
 */
export async function keepEntries(page: Page, type: EntryType): Promise<void> {
  await page.addInitScript((observed) => {
    interface RawEntry extends PerformanceEntry {
      value?: number;
      hadRecentInput?: boolean;
      interactionId?: number;
      sources?: { node: Node | null }[];
    }
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? [element.localName, ...element.classList].join('.') : '(gone)';
    };
    const seen: PerformanceRecord[] = [];
    const keep = (entries: RawEntry[]) => {
      for (const entry of entries) {
        if (entry.hadRecentInput || entry.interactionId === 0) continue;
        const { name, startTime, duration, value = 0, sources = [] } = entry;
        seen.push({ name, startTime, duration, value, moved: sources.map(({ node }) => nameOf(node)) });
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: observed, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    globalThis.benchObserver = {
      takeAll: () => {
        keep(observer.takeRecords());
        return seen.splice(0);
      },
    };
  }, type);
}

/** Returns the recorded entries and clears the record. */
export function takeEntries(page: Page): Promise<PerformanceRecord[]> {
  return page.evaluate(() => globalThis.benchObserver.takeAll());
}
