import { startChild } from '../harness/children.ts';
import { anOffer, book } from '../harness/bookings.ts';
import { startLoad, statusOf, unexpected } from '../harness/load.ts';
import { p99 } from '../harness/sampling.ts';
import { signIn } from '../harness/sites.ts';
import { type Connections, type Loaded } from './connections-load.ts';
import type { Attack } from './run-attack.ts';

const attackers = 400;

/**
 * Each connection from a separate address, while the office reads and others book. A request that is refused early,
 * with 429 or 503, is served well.
 */
export const connections: Attack = {
  name: `${attackers} connections on search and /home`,
  isCrowd: true,
  async run({ url }, seconds) {
    const duration = Math.min(30, seconds);
    const headers = await signIn(url);
    const offer = await anOffer(url).catch(() => undefined);
    const pace = { clients: 1, pauseMs: 100 };
    const office = startLoad(pace, () => statusOf(`${url}/api/booking/filter`, { headers }));
    const bookings =
      offer &&
      startLoad(pace, (nth) =>
        book(url, offer, { customer: `flooded-${nth}`, address: `198.51.100.${nth % 250}` }),
      );
    const flooded = await load({ url, clients: attackers, duration });
    const others = {
      office: await office.end(),
      ...(bookings && { bookings: await bookings.end() }),
    };
    const crowd = Object.fromEntries(
      Object.entries({ accepted: flooded, ...others }).map(([name, { times }]) => [
        name,
        Math.round(p99(times) || 0),
      ]),
    );
    const named = Object.entries(crowd).map(([name, ms]) => [`${name}: p99 ms`, ms]);
    return {
      responses: { ...flooded.responses, ...Object.fromEntries(named) },
      problems: [
        ...unexpected(flooded.responses, /^\dxx$/),
        ...Object.entries(others).flatMap(([name, { responses }]) =>
          unexpected(responses, /^20[01]$/).map((problem) => `${name}: ${problem}`),
        ),
      ],
      crowd,
    };
  },
};

/** A load on the site by a separate process, which does not hold up the measurements of this one. */
async function load(options: Connections): Promise<Loaded> {
  const loader = await startChild<Loaded>(new URL('connections-load.ts', import.meta.url), options);
  await loader.stop();
  return loader.result;
}
