// Structured data of several pages.

export interface CrumbFacts {
  readonly name: string;
  /** Address on this site; absent for the page itself. */
  readonly href?: string | undefined;
}

/** schema.org BreadcrumbList from the home page to this page. */
export function breadcrumbData(origin: string, crumbs: readonly CrumbFacts[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href && { item: origin + href }),
    })),
  };
}
