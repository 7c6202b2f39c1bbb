import type { Thing } from './json-ld.ts';

interface Breadcrumb {
  name: string;
  /** Absolute. */
  url: string;
}

/** Returns the breadcrumb list of a page, from the landing page to the page. */
export function breadcrumbs(items: readonly Breadcrumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
