import { once } from 'node:events';
import { Agent, get, type IncomingMessage, request, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';

/** Headers of browsers. Stock Apollo Servers refuse a GET without the second. */
const headers = { 'accept-encoding': 'br', 'apollo-require-preflight': 'true' };

/** The response body, compressed if it was sent so. @throws if the status is not 200 */
export async function bodyOf(address: string, agent?: Agent): Promise<Buffer> {
  const url = numbered(address);
  const [response] = (await once(get(url, { agent, headers }), 'response')) as [IncomingMessage];
  const body = await buffer(response);
  if (response.statusCode === 200) return body;
  throw new Error(`${url} returned ${response.statusCode}: ${body.toString()}`);
}

/** The text of a response. */
export const textOf = async (url: string): Promise<string> =>
  (await fetch(numbered(url), { headers })).text();

let lastPence = 1_000_000;

/** Puts another price for `*pence*` or `*pounds*`, above every flight's, so that no cache has that address. */
const numbered = (address: string): string =>
  address.replace(/(?:%22)?\*(pence|pounds)\*(?:%22)?/, (_, unit) => {
    lastPence += 1;
    return String(unit === 'pence' ? lastPence : 10_000 + (lastPence % 90_000));
  });

/** Requests each address in turn over one keep-alive connection. @returns response times in milliseconds */
export async function oneClient(urls: readonly string[], requests: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let nth = 0; nth < requests; nth += 1) {
    const began = performance.now();
    await bodyOf(urls[nth % urls.length] ?? '', agent);
    times.push(performance.now() - began);
  }
  agent.destroy();
  return times;
}

/**
 * Requests the addresses in turn from many connections at once. @returns also the part of the time in which this process
 * was busy. @throws if any response is not a 2xx
 */
export async function manyClients(
  urls: readonly string[],
  { clients, requests }: { clients: number; requests: number },
): Promise<{ requestsPerSecond: number; loadUse: number }> {
  const amount = Math.max(clients, requests);
  const [began, idle] = [performance.now(), performance.eventLoopUtilization()];
  let ended = began;
  const { errors, non2xx } = await autocannon({
    url: urls[0] ?? '',
    connections: clients,
    amount,
    sampleInt: 20,
    headers,
    timeout: 60,
    requests: urls.map((url) => {
      const path = url.replace(new URL(url).origin, '');
      const setupRequest = (request: autocannon.Request) => ({ ...request, path: numbered(path) });
      return { method: 'GET', path, ...(path.includes('*') && { setupRequest }) };
    }),
  }).on('response', () => (ended = performance.now()));
  if (errors + non2xx > 0)
    throw new Error(`${urls[0]}: ${errors} requests failed, ${non2xx} were rejected.`);
  return {
    requestsPerSecond: (amount * 1000) / (ended - began),
    loadUse: performance.eventLoopUtilization(idle).active / (ended - began),
  };
}

/** A status, or `refused` without a connection, `cut` without a response, or `late` without one in time. */
export type Outcome = number | 'refused' | 'cut' | 'late';

const agent = new Agent({ keepAlive: true });

/**
 * Reads the response as it comes, compressed as for a browser: to decompress pages takes longer than to serve them, and
 * would take the processor from the site.
 */
export async function statusOf(
  url: string,
  {
    body,
    timeoutMs = 15_000,
    ...options
  }: RequestOptions & { body?: string; timeoutMs?: number } = {},
): Promise<Outcome> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const sent = request(url, {
      agent,
      ...options,
      headers: { 'accept-encoding': 'gzip, br', ...(options.headers as object) },
      signal,
    }).end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    await finished(response.resume());
    return response.statusCode ?? 0;
  } catch (problem) {
    if (signal.aborted) return 'late';
    return (problem as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'refused' : 'cut';
  }
}

/** Counts by name. */
export function counter() {
  const responses: Record<string, number> = {};
  const count = (name: string | number) => void (responses[name] = (responses[name] ?? 0) + 1);
  return { responses, count };
}

/** So many a second, however long they take, or by so many clients, each after its last response. */
export type Pace =
  { perSecond: number } | { clients: number; pauseMs?: number; requestsAtMost?: number };

/** Sends requests until it is stopped. `send` gets the number of the request. */
export function startLoad(pace: Pace, send: (nth: number) => Promise<Outcome>) {
  const { responses, count } = counter();
  const times: number[] = [];
  let [sent, isRunning] = [0, true];
  const sendNext = async () => {
    const began = performance.now();
    const outcome = await send((sent += 1));
    count(outcome);
    if (typeof outcome === 'number' && outcome < 400) times.push(performance.now() - began);
  };
  const atRate = async (perSecond: number) => {
    const sending: Promise<void>[] = [];
    const began = performance.now();
    while (isRunning) {
      sending.push(sendNext());
      await pause(Math.max(0, began + (sending.length * 1000) / perSecond - performance.now()));
    }
    await Promise.all(sending);
  };
  const inTurn = async ({ pauseMs = 0, requestsAtMost = Infinity }) => {
    while (isRunning && sent < requestsAtMost) {
      await sendNext();
      if (pauseMs > 0) await pause(pauseMs);
    }
  };
  const running =
    'perSecond' in pace
      ? atRate(pace.perSecond)
      : Promise.all(Array.from({ length: pace.clients }, () => inTurn(pace)));
  return {
    done: running,
    /** @returns how often each outcome came, and the times of served requests in milliseconds */
    async end() {
      isRunning = false;
      await running;
      return { responses, times };
    },
  };
}

export async function loadFor(
  seconds: number,
  ...load: Parameters<typeof startLoad>
): Promise<Record<string, number>> {
  const started = startLoad(...load);
  await Promise.race([pause(seconds * 1000), started.done]);
  return (await started.end()).responses;
}

/** A sentence for each outcome that is not among the allowed ones. */
export const unexpected = (responses: Record<string, number>, allowed: RegExp): string[] =>
  Object.entries(responses)
    .filter(([outcome]) => !allowed.test(outcome))
    .map(([outcome, count]) => `Returned ${outcome} ${count} times.`);
