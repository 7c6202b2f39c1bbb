import type { ClientDirective } from 'astro';
import type {} from './first-sign.ts';

/**
 * What an island can wait for: nothing (`load`), the visitor's first sign of life (`interaction`), or that and coming near the
 * viewport (`sight`).
 */
export type Occasion = 'load' | 'interaction' | 'sight';

/** How far from the viewport an island is near enough to be made ready. */
const NEAR = '800px';

/** Hydrates an island on its occasion: `<Navbar client:on="interaction" />`. */
const clientOn: ClientDirective = async (load, { value }, island) => {
  markFailure(island);
  await occasion(value as Occasion, island);
  const hydrate = await load();
  await hydrate();
};

async function occasion(value: Occasion, island: HTMLElement): Promise<void> {
  if (value === 'load') return;
  await window.firstSign;
  if (value === 'sight') await comesNear(island);
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
 * Marks an island whose code does not come, or throws, with `data-failed`. One that threw while it rendered has lost its HTML and
 * gets back what the server sent: that is complete without it.
 */
function markFailure(island: HTMLElement): void {
  const served = island.innerHTML;
  island.addEventListener('astro:hydration-error', ({ target }) => {
    island.dataset['failed'] = '';
    if (target !== island) island.innerHTML = served;
  });
}

export default clientOn;
