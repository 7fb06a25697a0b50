import { UnreachableError } from './errors.ts';

/** Gets an ID token of the CI run for an audience. */
export type RequestIdToken = (audience: string) => Promise<string>;

/**
 * Returns the source of ID tokens: GitHub Actions, for a job with `permissions: id-token: write`, or LARKFARE_ID_TOKEN,
 * which GitLab's `id_tokens` sets; undefined elsewhere.
 */
export function idTokenSource({
  LARKFARE_ID_TOKEN: idToken,
  ACTIONS_ID_TOKEN_REQUEST_URL: address,
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: permission,
}: NodeJS.ProcessEnv): RequestIdToken | undefined {
  if (idToken) return () => Promise.resolve(idToken);
  if (!address || !permission) return undefined;
  return async (audience) => {
    const url = new URL(address);
    url.searchParams.set('audience', audience);
    const body = await fetch(url, {
      headers: { authorization: `Bearer ${permission}` },
      signal: AbortSignal.timeout(10_000),
    })
      .then((response) => response.json() as Promise<{ value?: string }>)
      .catch((cause: unknown) => {
        throw new UnreachableError('GitHub is not responding with an ID token.', { cause });
      });
    if (!body.value) throw new UnreachableError('GitHub returned no ID token.');
    return body.value;
  };
}
