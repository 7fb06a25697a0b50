export type Trust = 'reviewed' | 'unreviewed';

/** Sets whether a version is reviewed, as an administrator. Most journeys are not about the sandbox. */
export async function setTrust(
  site: string,
  {
    remote,
    version,
    trust,
    token,
  }: Record<'remote' | 'version' | 'token', string> & { trust: Trust },
): Promise<void> {
  const path = `/registry/v1/remotes/${remote}/versions/${version}/trust`;
  const response = await fetch(site + path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ trust }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
}
