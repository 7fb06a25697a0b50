/** A path of this site with its query and fragment; undefined for whatever leads, or might lead, elsewhere. */
export function sitePath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/')) return undefined;
  const site = 'https://this.site';
  const address = URL.canParse(text, site) ? new URL(text, site) : undefined;
  if (address?.origin !== site) return undefined;
  // `/.//evil.example` is a path here, and another host wherever it is read again.
  if (address.pathname.startsWith('//')) return undefined;
  return `${address.pathname}${address.search}${address.hash}`;
}
