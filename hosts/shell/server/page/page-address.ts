/**
 * The address of a request on this site.
 * @param origin the site’s own; the Host header may hold any text
 */
export function pageAddress(origin: string, url: string): URL {
  // Joined as text: a path that starts with two slashes would otherwise be parsed as another host.
  const address = origin + url;
  return new URL(URL.canParse(address) ? address : origin);
}
