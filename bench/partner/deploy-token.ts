/** Creates a deploy token as an administrator. */
export async function deployToken(
  site: string,
  { password, remote }: { password: string; remote: string },
): Promise<string> {
  const email = 'admin@larkfare.example';
  const session = await posted(`${site}/api/auth/login`, { email, password });
  return posted(
    `${site}/registry/v1/tokens`,
    { remote, label: 'The measurement', scopes: ['publish', 'activate'] },
    session,
  );
}

/** @returns the token in the answer */
async function posted(address: string, body: object, session?: string): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(session && { authorization: `Bearer ${session}` }),
    },
    body: JSON.stringify(body),
  });
  const { token }: { token?: string } = await response.json();
  if (!token) throw new Error(`${address} answered ${response.status} without a token.`);
  return token;
}
