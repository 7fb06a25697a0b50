/**
 * Where Go Back leads: the path in the navigation's state, which nobody outside can set, and only within this site;
 * the start otherwise.
 */
export function goBackPath(state: unknown): string {
  const from = typeof state === 'object' && state && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || !from.startsWith('/')) return '/';
  const site = 'https://this.site';
  const address = URL.canParse(from, site) ? new URL(from, site) : undefined;
  if (address?.origin !== site || address.pathname === '/error') return '/';
  return `${address.pathname}${address.search}${address.hash}`;
}
