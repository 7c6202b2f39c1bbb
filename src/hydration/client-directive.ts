/*
 * The life of an island:
 *
 * 1. Astro renders it to HTML, which is complete: links, the menu and the figures work without its code.
 * 2. `first-interaction.ts` waits for the visitor's first pointer, key or scroll. Until then no script is fetched,
 *    except on a page with an island that does not wait (`client:on="load"`).
 * 3. `load-islands.ts` fetches Astro's runtime for islands, and the modules that the islands need.
 * 4. This directive waits for the island's trigger, loads its code and hydrates it.
 * 5. `early-clicks.ts` repeats a click that was made on one of its buttons before that.
 * 6. When its code does not load, or `island.tsx` catches an error in its view, the island dispatches
 *    `astro:hydration-error` and gets the attribute `data-failed` and its server-rendered HTML back.
 * 7. `telephone-panel.ts` and `list-without-script.ts` then offer the telephone number and the plain list of trips.
 */
import type { ClientDirective } from 'astro';
import type {} from './first-interaction.ts';

/**
 * What an island waits for: nothing (`load`), the visitor's first interaction (`interaction`), or that and
 * coming near the viewport (`visible`).
 */
export type HydrationTrigger = 'load' | 'interaction' | 'visible';

/** How far from the viewport an island is near enough to be hydrated. */
const NEAR = '800px';

/** Hydrates an island at its trigger: `<Navbar client:on="interaction" />`. */
const clientOn: ClientDirective = (load, { value }, island) => {
  markFailure(island);
  void trigger(value as HydrationTrigger, island)
    .then(load)
    .then((hydrate) => hydrate());
};

async function trigger(value: HydrationTrigger, island: HTMLElement): Promise<void> {
  if (value === 'load') return;
  await window.firstInteraction;
  if (value === 'visible') await comesNear(island);
}

function comesNear(island: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    // The island itself has no box.
    for (const child of island.children) observer.observe(child);
  });
}

/**
 * Marks an island that has failed with `data-failed`. One that threw an error while it rendered has lost its
 * HTML and gets back what the server sent: that is complete without a script.
 */
function markFailure(island: HTMLElement): void {
  const served = island.cloneNode(true);
  island.addEventListener('astro:hydration-error', ({ target }) => {
    island.dataset['failed'] = '';
    if (target !== island) island.replaceChildren(...served.cloneNode(true).childNodes);
  });
}

export default clientOn;
