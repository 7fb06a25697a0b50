import type { GateResult } from '../registry-api/index.ts';
import { UsageError, RefusedError, UnreachableError } from '../command/errors.ts';
import type { Options } from '../command/options.ts';
import type { RequestIdToken } from '../command/id-token.ts';

/** The registry of a running site. */
export interface Site {
  address: URL;
  get<Body>(path: string): Promise<Body>;
  send<Body>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: object,
    headers?: Record<string, string>,
  ): Promise<Body>;
}

/** Generous, for an upload over a slow connection. */
const timeoutMs = 60_000;

/**
 * Without a token, the ID token of a CI run is exchanged for one of this remote.
 * @throws UsageError without a site URL, or without either token where one is required
 */
export function siteOf(
  { site, token: given, requestIdToken }: Options,
  remote: string,
  {
    needsToken = true,
    tokenVariable = 'LARKFARE_TOKEN',
  }: { needsToken?: boolean | undefined; tokenVariable?: string } = {},
): Site {
  const address = siteAddress(site);
  if (needsToken && !given && !requestIdToken)
    throw new UsageError(
      `A deploy token for ${address.origin} is required: set ${tokenVariable}${tokenVariable === 'LARKFARE_TOKEN' ? ' or pass --token' : ''}.`,
    );

  let token: Promise<string | undefined> | undefined;
  const call = async <Body>(path: string, init: RequestInit = {}): Promise<Body> => {
    token ??=
      given || !needsToken || !requestIdToken ? Promise.resolve(given) : exchange(requestIdToken);
    return send<Body>(path, init, await token);
  };
  const exchange = async (request: RequestIdToken) => {
    const idToken = await request(address.origin);
    const { token } = await send<{ token: string }>('/tokens/exchange', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ remote, idToken }),
    });
    return token;
  };
  const send = async <Body>(path: string, init: RequestInit, bearer?: string): Promise<Body> => {
    const headers = new Headers(init.headers);
    if (bearer) headers.set('authorization', `Bearer ${bearer}`);
    const request = new Request(new URL(`/registry/v1${path}`, address), { ...init, headers });
    const [response, text] = await responding(request, async (each) => [each, await each.text()]);
    return bodyOf<Body>(response, text, address);
  };
  return {
    address,
    get: (path) => call(path),
    send: (method, path, body, headers = {}) =>
      body instanceof FormData
        ? call(path, { method, body, headers })
        : call(path, {
            method,
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json', ...headers },
          }),
  };
}

/** Sends a request and reads the response. @throws UnreachableError when either fails or takes too long */
export async function responding<Content>(
  request: Request,
  read: (response: Response) => Promise<Content>,
): Promise<Content> {
  try {
    return await read(await fetch(request, { signal: AbortSignal.timeout(timeoutMs) }));
  } catch (cause) {
    const { origin } = new URL(request.url);
    throw new UnreachableError(`${origin} is not responding${causeOf(cause)}.`, { cause });
  }
}

/** @throws UsageError if it is missing or not an HTTP URL */
export function siteAddress(site: string | undefined): URL {
  if (!site)
    throw new UsageError('A site is required: set LARKFARE_SITE or pass --site=https://….');
  if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol))
    throw new UsageError(`'${site}' is not a site URL such as https://www.example.com.`);
  return new URL(site);
}

function causeOf(problem: unknown): string {
  const cause = problem instanceof Error ? problem.cause : undefined;
  return cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
}

interface Refusal {
  code?: string;
  message?: string;
  problems?: string[];
  gates?: GateResult[];
}

function bodyOf<Body>(response: Response, text: string, address: URL): Body {
  const body = parsed(text);
  if (response.ok && body !== undefined) return body as Body;
  const {
    code,
    message = `The site returned ${response.status}.`,
    problems = [],
    gates = [],
  } = (body ?? {}) as Refusal;
  if (body === undefined || response.status >= 500)
    throw new UnreachableError(
      code
        ? message
        : `${address.origin} returned ${response.status}, which is not a registry response.`,
    );
  throw new RefusedError(
    message,
    [...problems, ...gates.flatMap(reasonsOf)],
    response.status,
    code,
  );
}

/** A gate's problems, each prefixed with the gate's name. */
export const reasonsOf = ({ gate, problems }: GateResult) =>
  problems.map((problem) => `${gate}: ${problem}`);

const noteLengthAtMost = 1000;

/** A check that a gate could not make: it neither passes nor fails the version. */
export const notesOf = ({ gate, note = '' }: GateResult) => {
  const end = note.length > noteLengthAtMost ? '… (--json prints all of it)' : '';
  return note ? [`  – ${gate}: ${note.slice(0, noteLengthAtMost)}${end}`] : [];
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // HTML instead of JSON: a web site, but not a registry.
    return undefined;
  }
}
