import type { Thing } from './json-ld.ts';

interface Crumb {
  name: string;
  /** Absolute. */
  address: string;
}

/** The way from the landing page down to a page. */
export function breadcrumbs(crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}
