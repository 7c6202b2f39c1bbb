import type { Page } from 'playwright';

type EntryType = 'event' | 'largest-contentful-paint' | 'layout-shift';

/** A performance entry of the browser. Times are in ms. */
interface PerformanceRecord {
  startTime: number;
  duration: number;
  /** The score of a layout shift, and the elements that moved. */
  value: number;
  moved: string[];
}

declare global {
  /** The entries that `keepEntries` has recorded. */
  var benchObserver: { take: (type: EntryType) => PerformanceRecord[] };
}

/**
 * Records performance entries of these types in every document of a page: layout shifts only without recent
 * input, events only of interactions. Must be called before navigation. The Content-Security-Policy of the
 * site does not apply to init scripts.
 */
export async function keepEntries(page: Page, ...types: EntryType[]): Promise<void> {
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
    const seen: Partial<Record<string, PerformanceRecord[]>> = {};
    const keep = (entries: RawEntry[]) => {
      for (const entry of entries) {
        if (entry.hadRecentInput || entry.interactionId === 0) continue;
        const { entryType, startTime, duration, value = 0, sources = [] } = entry;
        (seen[entryType] ??= []).push({
          startTime,
          duration,
          value,
          moved: sources.map(({ node }) => nameOf(node)),
        });
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    for (const type of observed) {
      observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    }
    globalThis.benchObserver = {
      take: (wanted) => {
        keep(observer.takeRecords());
        const { [wanted]: taken = [] } = seen;
        seen[wanted] = [];
        return taken;
      },
    };
  }, types);
}

/** The recorded entries of a type and removes them from the record. */
export function takeEntries(page: Page, type: EntryType): Promise<PerformanceRecord[]> {
  return page.evaluate((wanted) => globalThis.benchObserver.take(wanted), type);
}

/** Takes the entries of a type and returns the longest duration in ms. It is 0 for events below 16 ms. */
export async function longest(page: Page, type: EntryType): Promise<number> {
  return Math.max(0, ...(await takeEntries(page, type)).map(({ duration }) => duration));
}
