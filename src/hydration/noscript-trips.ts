interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => {
    createHTML: (html: string) => string;
  };
}

/**
 * Shows the list of trips in `<noscript>` when the island of the list fails. The content security policy
 * requires a Trusted Types policy for the inserted HTML, which is server-rendered.
 */
export function showNoscriptTripsOnFailure(section: HTMLElement): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('noscript-trips', { createHTML: (html) => html });
  section.addEventListener('astro:hydration-error', () => {
    const list = section.querySelector('noscript');
    const html = list?.textContent ?? '';
    list?.insertAdjacentHTML('afterend', policy?.createHTML(html) ?? html);
    list?.remove();
  });
}
