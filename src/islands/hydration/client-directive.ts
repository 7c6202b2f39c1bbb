/*
 * The steps of an island:
 *
 * 1. Astro renders it to HTML, which is complete: links, sidebar and counters work without JavaScript.
 * 2. `before-hydration.ts` waits for the first pointer, key or scroll event. Until then no script is loaded.
 * 3. It then loads Astro's runtime for islands, and the modules that the islands need.
 * 4. This directive waits for the island's trigger, loads its code and hydrates it.
 * 5. `before-hydration.ts` replays a click that was made on one of its buttons before hydration.
 * 6. When its code does not load, or `island.tsx` catches an error in its view, the island dispatches
 *    `astro:hydration-error`, gets the attribute `data-failed` and shows its server-rendered HTML again.
 * 7. `islands/callback/panel.ts` then shows the telephone number in place of the callback form.
 */
import type { ClientDirective } from 'astro';
import type {} from './before-hydration.ts';

/** The first user interaction, or for `visible` the first one with the island near the viewport. */
export type HydrationTrigger = 'interaction' | 'visible';

/** An island is hydrated when it is closer to the viewport than this. */
const ROOT_MARGIN = '800px';

/** Hydrates an island at its trigger: `<Navbar client:on="interaction" />`. */
const clientOn: ClientDirective = async (load, { value }, island) => {
  handleFailure(island);
  await window.firstInteraction;
  if ((value as HydrationTrigger) === 'visible') await nearViewport(island);
  const hydrate = await load();
  await hydrate();
};

function nearViewport(island: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: ROOT_MARGIN },
    );
    // The island element has `display: contents`, so it has no box to observe.
    for (const child of island.children) observer.observe(child);
  });
}

/** Marks a failed island, and restores its server-rendered HTML, which React removes after an error. */
function handleFailure(island: HTMLElement): void {
  const serverHtml = island.cloneNode(true) as HTMLElement;
  // The copy of an open dialog would be open, but not modal.
  serverHtml.querySelector('dialog')?.removeAttribute('open');
  island.addEventListener('astro:hydration-error', ({ target }) => {
    island.dataset['failed'] = '';
    if (target !== island) island.replaceChildren(...serverHtml.cloneNode(true).childNodes);
  });
}

export default clientOn;
