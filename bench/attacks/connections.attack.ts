import autocannon from 'autocannon';
import { quantile } from '../measure/statistics.rules.ts';
import { type AttackTarget, counted, type ObservedAttack, signIn } from './attack.ts';
import { anOffer, book } from './bookings.ts';

const connections = 400;
/** As many as are answered at once: more of them are answered no faster. */
const saturating = 16;
const paths = ['/api/flight/filter?type=one-way', '/home'];

/**
 * Each connection from an address of its own, while the office reads and others book. A request that is refused early,
 * with 429 or 503, is answered well.
 */
export const attack: ObservedAttack = {
  name: `${connections} connections on search and /home`,
  async run({ site, seconds }) {
    const duration = Math.min(30, seconds);
    const quiet = await load(site.url, saturating, Math.ceil(duration / 3));
    const others = await startOthers(site);
    const flooded = await load(site.url, connections, duration);
    const { times, problems } = await others.end();
    const p99 = Object.entries({ saturated: quiet.times, accepted: flooded.times, ...times });
    return {
      answers: {
        ...flooded.answers,
        ...Object.fromEntries(p99.map(([name, each]) => [`${name}: p99 ms`, p99Of(each)])),
      },
      problems: [
        ...problems,
        ...(flooded.errors > 0 ? [`${flooded.errors} requests were cut or not answered.`] : []),
      ],
    };
  },
};

const p99Of = (times: number[]) =>
  Math.round(
    quantile(
      times.toSorted((a, b) => a - b),
      0.99,
    ) || 0,
  );

/** The times of what was served, in milliseconds. */
async function load(url: string, clients: number, duration: number) {
  const times: number[] = [];
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
      const headers = { 'x-forwarded-for': `203.0.${n >> 8}.${n & 255}` };
      client.setRequests([{ method: 'GET', path, headers }]);
    },
  }).on('response', (_, status, __, ms) => {
    if (status === 200) times.push(ms);
  });
  const { '2xx': served, '4xx': refused, '5xx': shed, errors } = result;
  return {
    times,
    errors,
    answers: { '2xx': served, '4xx': refused, '5xx': shed, failed: errors },
  };
}

/** An administrator who reads bookings, and customers who book, if there is anything to book. */
async function startOthers({ url }: AttackTarget['site']) {
  const headers = await signIn(url);
  const offer = await anOffer(url);
  const times: Record<string, number[]> = { office: [], ...(offer && { bookings: [] }) };
  const { answers, count } = counted();
  let isOver = false;
  const repeat = async (name: string, send: (nth: number) => Promise<unknown>) => {
    for (let nth = 0; !isOver; nth += 1) {
      const began = performance.now();
      count(`${name}: ${String(await send(nth))}`);
      times[name]?.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const work = [
    repeat('office', async () => {
      const response = await fetch(`${url}/api/booking/filter`, { headers });
      await response.arrayBuffer();
      return response.status;
    }),
    offer &&
      repeat('bookings', (nth) =>
        book(url, offer, {
          userEmail: `customer-${nth}@example.org`,
          key: `flooded-${nth}`,
          address: `198.51.100.${nth % 250}`,
        }),
      ),
  ];
  return {
    async end() {
      isOver = true;
      await Promise.all(work);
      const failed = Object.keys(answers).filter((each) => !/: 20[01]$/.test(each));
      return { times, problems: failed.map((each) => `Answered ${each}.`) };
    },
  };
}
