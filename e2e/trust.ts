export type Trust = 'reviewed' | 'unreviewed';

/** Decides about a remote as an administrator does: what nobody reviewed is in a frame, which most journeys are not about. */
export async function decideTrust(
  site: string,
  { remote, trust, token }: { remote: string; trust: Trust; token: string },
): Promise<void> {
  const response = await fetch(`${site}/registry/v1/remotes/${remote}/trust`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ trust }),
  });
  if (!response.ok) throw new Error(`${remote} could not be called ${trust}: ${response.status}`);
}
