import { eventually } from '@larkfare/server-kit/testing';
import { buildSampleRemote, samplePartner } from '@larkfare/test-servers';
import { adminPassword, signIn } from '../attacks/attack.ts';
import { anOffer } from '../attacks/bookings.ts';
import { type ClusterOptions, type Row } from './row.ts';
import { startCluster } from './start-cluster.ts';

const shownWithinMs = 1000;
const times = 5;

/** How long it takes until what was done at the first site is shown by the second. */
export async function shownOnBoth({ opened }: ClusterOptions): Promise<Row> {
  const cluster = await startCluster(opened);
  const [first = '', second = ''] = cluster.siteUrls;
  const headers = { ...(await signIn(first)), 'content-type': 'application/json' };
  const put = async (path: string, body: object) => {
    const answer = await fetch(first + path, {
      method: 'PUT',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  const shows = async (path: string, text: string) =>
    (await (await fetch(second + path)).text()).includes(text);

  const { flightId, departureDate } = (await anOffer(first)) ?? {};
  const day = departureDate?.slice(0, 10) ?? '';
  const flight = {
    toDuration: { hours: 1, minutes: 15 },
    fromDuration: { hours: 1, minutes: 20 },
    stops: 0,
  };
  buildSampleRemote();
  const partner = await samplePartner({ ...cluster, url: first }, adminPassword);
  for (let nth = 0; nth < times; nth += 1) await partner.publish(`1.${nth}.0`);

  const kinds: Record<string, (nth: number) => [() => Promise<void>, string, string]> = {
    price: (nth) => {
      const oneWay = 1 + nth / 100;
      const prices = [{ month: Number(day.slice(5, 7)), oneWay, roundTrip: 2 }];
      const search = `/api/flight/filter?type=one-way&depDateStr=${day}`;
      return [() => put(`/api/flight/${flightId}`, { ...flight, prices }), search, `:${oneWay},`];
    },
    text: (nth) => {
      const sections = [{ heading: 'What we store', text: `Shown ${nth}.`, bullets: [] }];
      return [() => put('/api/siteinfo', { privacyPolicy: sections }), '/privacy', `Shown ${nth}.`];
    },
    activation: (nth) => [
      () => partner.activate(`1.${nth}.0`),
      '/sample',
      `"version":"1.${nth}.0"`,
    ],
  };
  const slowestMs: Record<string, number> = {};
  for (const [kind, make] of Object.entries(kinds))
    for (let nth = 0; nth < times; nth += 1) {
      const [change, path, text] = make(nth);
      await change();
      const began = performance.now();
      await eventually(() => shows(path, text));
      slowestMs[kind] = Math.max(slowestMs[kind] ?? 0, performance.now() - began);
    }
  const slowest = Object.entries(slowestMs);
  return {
    figures: slowest.map(([kind, ms]) => `${kind}: ${Math.round(ms)} ms`).join(', '),
    problems: slowest
      .filter(([, ms]) => ms > shownWithinMs)
      .map(([kind]) => `A ${kind} was shown too late.`),
  };
}
