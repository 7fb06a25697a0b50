/**
 * The address of a request on this site.
 * @param origin the site's configured origin, if any; otherwise the Host header is used, which may hold any text
 */
export function pageAddress(
  origin: string | undefined,
  request: { protocol: string; host: string; url: string },
): URL {
  const requested = `${request.protocol}://${request.host}`;
  const own = origin ?? (URL.canParse(requested) ? new URL(requested).origin : 'http://localhost');
  // Joined as text: a path that starts with two slashes would otherwise be parsed as another host.
  const address = own + request.url;
  return new URL(URL.canParse(address) ? address : own);
}
