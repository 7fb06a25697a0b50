import autocannon from 'autocannon';
import { runChild } from '../harness/children.ts';

export interface Connections {
  url: string;
  clients: number;
  /** In seconds. */
  duration: number;
}

export interface Loaded {
  /** Durations of served requests once all connections have long been made, in milliseconds. */
  times: number[];
  responses: Record<string, number>;
}

const connectedWithinMs = 2000;
const paths = ['/api/flight/filter?type=one-way', '/home'];

runChild(async ({ url, clients, duration }: Connections): Promise<Loaded> => {
  const times: number[] = [];
  const settledAt = performance.now() + connectedWithinMs;
  let connected = 0;
  const result = await autocannon({
    url,
    connections: clients,
    duration,
    timeout: 30,
    setupClient(client) {
      // Given as `requests`, all of them would be built for every connection: seconds in which nothing is measured.
      const n = connected++;
      const path = paths[n % paths.length] ?? '/';
      const headers = {
        'x-forwarded-for': `203.0.${n >> 8}.${n & 255}`,
        'accept-encoding': 'gzip, br',
      };
      client.setRequests([{ method: 'GET', path, headers }]);
    },
  }).on('response', (_, status, __, ms) => {
    if (status === 200 && performance.now() - ms > settledAt) times.push(ms);
  });
  const { '2xx': served, '4xx': refused, '5xx': shed, errors } = result;
  const responses = {
    '2xx': served,
    '4xx': refused,
    '5xx': shed,
    ...(errors && { failed: errors }),
  };
  return { times, responses };
});
