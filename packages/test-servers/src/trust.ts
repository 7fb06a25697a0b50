export type Trust = 'reviewed' | 'unreviewed';

/** Sets whether a remote is reviewed, as an administrator. Most journeys are not about the sandbox. */
export async function setTrust(
  site: string,
  { remote, trust, token }: { remote: string; trust: Trust; token: string },
): Promise<void> {
  const response = await fetch(`${site}/registry/v1/remotes/${remote}/trust`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ trust }),
  });
  if (!response.ok) throw new Error(`${remote} could not be set to ${trust}: ${response.status}`);
}
