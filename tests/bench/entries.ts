import type { Page } from 'playwright';

/** What a browser tells of itself while a page is used. */
export interface SeenEntry {
  name: string;
  startTime: number;
  duration: number;
  /** Of layout shifts: how much moved, and what. */
  value: number;
  moved: string[];
}

declare global {
  /** Where `keepEntries` keeps what it has seen. */
  var benchObserver: { takeAll: () => SeenEntry[] };
}

type EntryType = 'layout-shift' | 'event' | 'longtask';

/**
 * Makes every document of a page keep its entries of a type from the first moment: layout shifts that no
 * press explains, events of interactions, long tasks. To be called before the page is opened; it is no part
 * of the page, so that no Content Security Policy forbids it.
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
    const seen: SeenEntry[] = [];
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

/** Takes what has been kept since the last time. */
export function takeEntries(page: Page): Promise<SeenEntry[]> {
  return page.evaluate(() => globalThis.benchObserver.takeAll());
}
