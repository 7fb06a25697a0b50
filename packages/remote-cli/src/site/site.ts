import { Misuse, Refused, Unreachable } from '../command/problems.ts';
import { type Options } from '../command/options.ts';

/** The registry of a running site. */
export interface Site {
  address: URL;
  get<Answer>(path: string): Promise<Answer>;
  send<Answer>(
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    headers?: Record<string, string>,
  ): Promise<Answer>;
}

/** An upload over a slow line takes a while; silence for longer than this is no answer. */
const patienceMs = 60_000;

/** @throws Misuse without an address, or without a token where one is needed */
export function siteOf({ site, token }: Options, { needsToken = true } = {}): Site {
  const address = siteAddress(site);
  if (needsToken && !token)
    throw new Misuse('Which deploy token? Set LARKFARE_TOKEN, or pass --token.');

  const ask = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(new URL(`/registry/v1${path}`, address), {
      ...init,
      headers,
      signal: AbortSignal.timeout(patienceMs),
    }).catch((problem: unknown) => {
      throw new Unreachable(`${address.origin} does not answer${causeOf(problem)}.`, {
        cause: problem,
      });
    });
    return answerOf<Answer>(response, address);
  };
  return {
    address,
    get: (path) => ask(path),
    send: (method, path, body, headers = {}) =>
      body instanceof FormData
        ? ask(path, { method, body, headers })
        : ask(path, {
            method,
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json', ...headers },
          }),
  };
}

/** @throws Misuse when there is none, or it is no http address */
export function siteAddress(site: string | undefined): URL {
  if (!site) throw new Misuse('Which site? Set LARKFARE_SITE, or pass --site=https://….');
  if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol))
    throw new Misuse(`'${site}' is no address of a site, such as https://www.example.com.`);
  return new URL(site);
}

function causeOf(problem: unknown): string {
  const cause = problem instanceof Error ? problem.cause : undefined;
  return cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
}

interface Refusal {
  message?: string;
  problems?: string[];
  gates?: GateResult[];
}

/** What one gate has against a version; nothing when it lets it pass. */
export interface GateResult {
  gate: string;
  problems: string[];
  /** What could not be asked, and why. */
  note?: string;
}

async function answerOf<Answer>(response: Response, address: URL): Promise<Answer> {
  const text = await response.text();
  const body = parsed(text);
  if (body === undefined || response.status >= 500)
    throw new Unreachable(
      `${address.origin} answered ${response.status} without a registry’s answer.`,
    );
  if (response.ok) return body as Answer;
  const {
    message = `The site answered ${response.status}.`,
    problems = [],
    gates = [],
  } = body as Refusal;
  throw new Refused(message, [...problems, ...gates.flatMap(reasonsOf)], response.status);
}

/** A gate's reasons, each under the gate's name. */
export const reasonsOf = ({ gate, problems }: GateResult) =>
  problems.map((problem) => `${gate}: ${problem}`);

/** What a gate could not ask: neither for nor against the version. */
export const notesOf = ({ gate, note }: GateResult) => (note ? [`  – ${gate}: ${note}`] : []);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page instead of JSON: this address is a web site, but no registry answers there.
    return undefined;
  }
}
