import { eventually } from '@larkfare/server-kit/testing';
import { buildSampleRemote, samplePartner } from '@larkfare/test-servers';
import { anOffer } from '../harness/bookings.ts';
import { adminPassword, signIn } from '../harness/sites.ts';
import type { ClusterOptions, Row } from './rows.ts';
import { startCluster } from './start-cluster.ts';

const shownWithinMs = 1000;
const times = 5;

/** How long it takes until a change at the first site is shown by the second. */
export async function shownOnBoth({ opened }: ClusterOptions): Promise<Row> {
  const cluster = await startCluster(opened);
  const [first = '', second = ''] = cluster.siteUrls;
  const headers = { ...(await signIn(first)), 'content-type': 'application/json' };
  const put = async (path: string, body: object) => {
    const init = { method: 'PUT', headers, body: JSON.stringify(body) };
    const response = await fetch(first + path, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const { flightId, departureDate } = await anOffer(first);
  const day = departureDate.slice(0, 10);
  const minutes = { hours: 1, minutes: 15 };
  buildSampleRemote();
  const partner = await samplePartner({ ...cluster, url: first }, adminPassword);
  for (let nth = 0; nth < times; nth += 1) await partner.publish(`1.${nth}.0`);

  /** The path and text that show each change. */
  const kinds: Record<string, (nth: number) => Promise<[path: string, text: string]>> = {
    async price(nth) {
      const oneWay = 1 + nth / 100;
      const prices = [{ month: Number(day.slice(5, 7)), oneWay, roundTrip: 2 }];
      const durations = { toDuration: minutes, fromDuration: minutes };
      await put(`/api/flight/${flightId}`, { ...durations, stops: 0, prices });
      return [`/api/flight/filter?type=one-way&depDateStr=${day}`, `:${oneWay},`];
    },
    async text(nth) {
      const sections = [{ heading: 'What we store', text: `Shown ${nth}.`, bullets: [] }];
      await put('/api/siteinfo', { privacyPolicy: sections });
      return ['/privacy', `Shown ${nth}.`];
    },
    async activation(nth) {
      await partner.activate(`1.${nth}.0`);
      return ['/sample', `"version":"1.${nth}.0"`];
    },
  };
  const slowestMs: Record<string, number> = {};
  for (const [kind, change] of Object.entries(kinds))
    for (let nth = 0; nth < times; nth += 1) {
      const [path, text] = await change(nth);
      const began = performance.now();
      await eventually(async () => (await (await fetch(second + path)).text()).includes(text));
      slowestMs[kind] = Math.max(slowestMs[kind] ?? 0, Math.round(performance.now() - began));
    }
  const slowest = Object.entries(slowestMs);
  return {
    figures: slowest.map(([kind, ms]) => `${kind}: ${ms} ms`).join(', '),
    problems: slowest
      .filter(([, ms]) => ms > shownWithinMs)
      .map(([kind]) => `A ${kind} was shown too late.`),
  };
}
