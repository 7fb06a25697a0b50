/** The airlines of a page as search engines read them (schema.org). */
export const airlineList = (origin: string, airlines: readonly { id: string; name: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: 'Our Partner Airlines',
  itemListElement: airlines.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `${origin}/flight/${id}`,
  })),
});
