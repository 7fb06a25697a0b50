/** Whether a path belongs to the back office; case-insensitive, as the router is. */
export const isOfficePath = (path: string) => /^\/admin(\/|$)/i.test(path);

/** A path of this site with its query and fragment; undefined for everything that may lead to another site. */
export function sitePath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/')) return undefined;
  const site = 'https://this.site';
  const address = URL.canParse(text, site) ? new URL(text, site) : undefined;
  if (address?.origin !== site) return undefined;
  // `/.//evil.example` is parsed as a path here, but as another host when it is parsed again.
  if (address.pathname.startsWith('//')) return undefined;
  return `${address.pathname}${address.search}${address.hash}`;
}
