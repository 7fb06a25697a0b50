/**
 * The address of a request on this site.
 * @param origin what the site was told it is called, if anything; a visitor's Host header may hold any text
 */
export function pageAddress(
  origin: string | undefined,
  request: { protocol: string; host: string; url: string },
): URL {
  const asked = `${request.protocol}://${request.host}`;
  const own = origin ?? (URL.canParse(asked) ? new URL(asked).origin : 'http://localhost');
  // Put together as text: a path that starts with two slashes would otherwise be taken for another host.
  const address = own + request.url;
  return new URL(URL.canParse(address) ? address : own);
}
