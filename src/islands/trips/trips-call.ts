import { requestJson } from '#islands/request-json.ts';
import { fingerprint } from './fingerprint.ts';
import { tripsRequest } from '#content-model/trips/trips-request.ts';

/*
 * The inline script of the list of trips. It asks for the trips as soon as the page is read
 * (specification, "Calls and servers") and compares the answer with the one from which the page was built. No
 * other script is needed when both are the same. `data-loading` on the section of the list shows the spinner.
 */

declare global {
  interface Window {
    /** The answer to the trips call. Stays pending if the page was built from the same answer. */
    changedTrips: Promise<unknown>;
  }
}

const script = document.currentScript as HTMLScriptElement & { parentElement: HTMLElement };
const section = script.parentElement;
/** The server, or the base path of the site; its token; the fingerprint of the answer in the page. */
const { server = '', token = '', fingerprint: built } = script.dataset;

window.changedTrips = new Promise((resolve) => {
  section.dataset['loading'] = '';
  const { url, headers } = tripsRequest(server, token);
  requestJson(url, { headers })
    .then(async (answer) => {
      if ((await fingerprint(answer)) === built) return endLoading();
      resolve(answer);
      hydrateList(endLoading);
    })
    .catch((error: unknown) => {
      console.error('The trips could not be fetched.', error);
      endLoading();
    });
});

/** Hydrates the list without waiting for a user interaction, and then calls `next`. */
function hydrateList(next: () => void): void {
  const island = section.querySelector('astro-island[ssr]:not([data-failed])');
  if (!island) return next();
  for (const end of ['astro:hydrate', 'astro:hydration-error']) island.addEventListener(end, next);
  dispatchEvent(new Event('hydrate'));
}

function endLoading(): void {
  delete section.dataset['loading'];
}
