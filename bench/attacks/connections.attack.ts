import { fork } from 'node:child_process';
import { once } from 'node:events';
import { quantile } from '../measure/statistics.rules.ts';
import { type AttackTarget, counted, type ObservedAttack, signIn } from './attack.ts';
import { anOffer, book } from './bookings.ts';
import { type Load, type Loaded } from './load.ts';

const connections = 400;
/** The number that is served at once: more of them are served no faster. */
const saturating = 16;

/**
 * Each connection from a separate address, while the office reads and others book. A request that is refused early,
 * with 429 or 503, is served well.
 */
export const attack: ObservedAttack = {
  name: `${connections} connections on search and /home`,
  isCrowd: true,
  async run({ site, seconds }) {
    const duration = Math.min(30, seconds);
    const quiet = await load({
      url: site.url,
      network: '203.0',
      clients: saturating,
      duration: Math.ceil(duration / 3),
    });
    const others = await startOthers(site);
    const flooded = await load({ url: site.url, network: '203.1', clients: connections, duration });
    const { times, problems } = await others.end();
    const { office = [], bookings } = times;
    const p99 = Object.entries({
      saturated: quiet.times,
      accepted: flooded.times,
      'accepted after 2 s': flooded.settledTimes,
      ...times,
    });
    return {
      answers: {
        ...flooded.answers,
        ...Object.fromEntries(p99.map(([name, each]) => [`${name}: p99 ms`, p99Of(each)])),
      },
      problems: [
        ...problems,
        ...(flooded.errors > 0 ? [`${flooded.errors} requests were cut or not answered.`] : []),
      ],
      crowd: {
        saturatedMs: p99Of(quiet.times),
        // Before, it is the machine that accepts connections one after the other (docs/security.md).
        acceptedMs: p99Of(flooded.settledTimes),
        othersMs: { office: p99Of(office), ...(bookings && { bookings: p99Of(bookings) }) },
      },
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

/** A load on the site by a separate process. */
async function load(options: Load): Promise<Loaded> {
  const loader = fork(new URL('load.ts', import.meta.url));
  loader.send(options);
  const [loaded] = await once(loader, 'message');
  return loaded as Loaded;
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
