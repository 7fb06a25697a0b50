/** A step of the way to a page: what it is called and its path on this site. */
export type Step = { name: string; path: string };

/** The way to a page as search engines read it (schema.org); the page itself is its last step. */
export const breadcrumbList = (origin: string, steps: readonly Step[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

/** The first of every page’s breadcrumbs. */
export const homeStep: Step = { name: 'Home', path: '/home' };
