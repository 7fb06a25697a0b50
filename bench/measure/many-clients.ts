import autocannon from 'autocannon';
import { headers, numbered } from './one-client.ts';

/** Requests the addresses in turn from many connections at once. @throws if any response is not a 2xx */
export async function manyClients(
  urls: readonly string[],
  { clients, requests }: { clients: number; requests: number },
): Promise<{ requestsPerSecond: number }> {
  const began = performance.now();
  let ended = began;
  const result = await autocannon({
    url: urls[0] ?? '',
    connections: clients,
    amount: Math.max(clients, requests),
    sampleInt: 20,
    headers,
    timeout: 60,
    requests: urls.map((url) => {
      const { pathname, search } = new URL(url);
      const path = pathname + search;
      return {
        method: 'GET',
        path,
        ...(path.includes('{n}') && {
          setupRequest: (request) => ({ ...request, path: numbered(path) }),
        }),
      };
    }),
  }).on('response', () => (ended = performance.now()));
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(
      `${urls[0]}: ${result.errors} requests failed, ${result.non2xx} were rejected.`,
    );
  return { requestsPerSecond: (Math.max(clients, requests) * 1000) / (ended - began) };
}
