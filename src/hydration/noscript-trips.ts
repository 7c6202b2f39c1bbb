interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => {
    createHTML: (html: string) => string;
  };
}

/**
 * Shows the list of trips that is meant for readers without JavaScript when the island of the list fails.
 * Under the site's policy only HTML from a named source may be inserted, in browsers with Trusted Types: here
 * it is what the server sent.
 */
export function showListOnFailure(section: HTMLElement): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('list-without-script', { createHTML: (html) => html });
  section.addEventListener('astro:hydration-error', () => {
    const list = section.querySelector('noscript');
    const html = list?.textContent ?? '';
    list?.insertAdjacentHTML('afterend', policy?.createHTML(html) ?? html);
    list?.remove();
  });
}
