import { z } from 'zod';
import { manyClients, oneClient } from '../harness/load.ts';
import { figure, progressBar, roundsOption, table } from '../harness/report.ts';
import { median, postgresCpuMs, processCpuMs, type Spread, spread } from '../harness/sampling.ts';

/** One of the two compared servers. */
interface Endpoint {
  /** Its processes. */
  pids: readonly number[];
  /** Requested in turn. */
  urls: readonly string[];
}

export interface Comparison {
  title: string;
  /** Name of what serves the other side. */
  beside: string;
  ours: Endpoint;
  bare: Endpoint;
  /** Undefined if PostgreSQL is not involved or its process is not visible. */
  postmaster?: number | undefined;
  /** The number of concurrent clients, if not the usual one. */
  clients?: number | undefined;
}

export const effortOptions = {
  rounds: roundsOption,
  /** Approximate load time of each side in each round, with one client and then many. */
  seconds: z.coerce.number().min(0.1).max(30).default(1),
};
type Effort = Record<keyof typeof effortOptions, number>;

const figures = ['cpuMs', 'postgresCpuMs', 'oneClientMs', 'requestsPerSecond', 'loadUse'] as const;
type Figures<Value> = Record<(typeof figures)[number], Value>;

interface Compared extends Pick<Comparison, 'title' | 'beside'> {
  ours: Figures<Spread>;
  bare: Figures<Spread>;
  /** Ours divided by bare, round by round, which cancels out noise of the machine. */
  ratio: Figures<Spread>;
}

const usualClients = 20;

/** Measures both sides of each comparison by turns, alternating which goes first. */
export async function compareAll(
  comparisons: readonly Comparison[],
  effort: Effort,
): Promise<Compared[]> {
  const compared = [];
  for (const comparison of comparisons) compared.push(await compare(comparison, effort));
  return compared;
}

async function compare(comparison: Comparison, effort: Effort): Promise<Compared> {
  const { title, beside, ours, bare, postmaster, clients = usualClients } = comparison;
  const showProgress = progressBar(`${title}, beside ${beside}`);
  const paceOfSide = (side: Endpoint) => paceOf(side, effort, clients);
  const pace = { ours: await paceOfSide(ours), bare: await paceOfSide(bare) };
  const measured = { ours: [] as Figures<number>[], bare: [] as Figures<number>[] };
  for (let round = 0; round < effort.rounds; round += 1) {
    for (const side of round % 2 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const))
      measured[side].push(await measure(comparison[side], pace[side], clients, postmaster));
    showProgress((round + 1) / effort.rounds);
  }
  const ratios = measured.ours.map((each, round) =>
    forEachFigure((name) => each[name] / (measured.bare[round]?.[name] ?? NaN)),
  );
  const spreads = (rounds: Figures<number>[]) =>
    forEachFigure((name) => spread(rounds.map((each) => each[name])));
  return {
    title,
    beside,
    ours: spreads(measured.ours),
    bare: spreads(measured.bare),
    ratio: spreads(ratios),
  };
}

const forEachFigure = <Value>(valueOf: (name: keyof Figures<Value>) => Value) =>
  Object.fromEntries(figures.map((name) => [name, valueOf(name)])) as Figures<Value>;

/** How many requests fill the time, after as many that warm up the server: V8 compiles what runs often. */
async function paceOf({ urls }: Endpoint, { seconds }: Effort, clients: number) {
  const withinLimits = (requests: number) => Math.round(Math.min(Math.max(requests, 20), 30_000));
  const first = await manyClients(urls, { clients, requests: 4 * clients });
  const requests = withinLimits(seconds * first.requestsPerSecond);
  const { requestsPerSecond } = await manyClients(urls, { clients, requests });
  const ms = median(await oneClient(urls, Math.max(30, urls.length * 2)));
  return {
    oneClient: withinLimits((seconds * 1000) / 2 / ms),
    manyClients: withinLimits(seconds * requestsPerSecond),
  };
}

async function measure(
  { pids, urls }: Endpoint,
  pace: Awaited<ReturnType<typeof paceOf>>,
  clients: number,
  postmaster?: number,
): Promise<Figures<number>> {
  const cpuTimes = () => {
    const postgres = postmaster ? postgresCpuMs(postmaster) : 0;
    return [pids.reduce((sum, pid) => sum + processCpuMs(pid), postgres), postgres];
  };
  const oneClientMs = median(await oneClient(urls, pace.oneClient));
  const before = cpuTimes();
  const requests = Math.max(clients, pace.manyClients);
  const load = await manyClients(urls, { clients, requests });
  const [cpuMs = NaN, ofPostgresMs = NaN] = cpuTimes().map(
    (ms, nth) => (ms - (before[nth] ?? NaN)) / requests,
  );
  return { cpuMs, postgresCpuMs: ofPostgresMs, oneClientMs, ...load };
}

/** Beyond this part of the time, a busy load generator may be what limits the requests per second. */
const loadUseAtMost = 0.8;

/** The ratio and both sides of every comparison, medians with the middle half of the rounds in brackets. */
export function comparisonTable(compared: readonly Compared[]): string {
  const rows = compared.map(({ title, beside, ours, bare, ratio }) => {
    const both = (name: keyof Figures<Spread>) =>
      `${figure(ours[name].median)} / ${figure(bare[name].median)}`;
    const isLoadTheLimit = Math.max(ours.loadUse.median, bare.loadUse.median) > loadUseAtMost;
    return [
      title,
      beside,
      withSpread(ratio.cpuMs),
      both('cpuMs'),
      both('postgresCpuMs'),
      `${both('oneClientMs')} = ${withSpread(ratio.oneClientMs)}`,
      isLoadTheLimit ? '' : `${both('requestsPerSecond')} = ${withSpread(ratio.requestsPerSecond)}`,
    ];
  });
  const header = ['this site', 'beside', 'CPU', 'ms a request', 'of which PostgreSQL'];
  return `${table([...header, 'p50 ms, one client', 'requests/s'], rows)}

Requests/s and CPU time with ${usualClients} concurrent clients, requests/s where the load generator was not the limit. Medians; in brackets the middle half of the rounds.`;
}

const withSpread = ({ median, low, high }: Spread) =>
  Number.isNaN(median) ? 'unknown' : `${figure(median)}× (${figure(low)}–${figure(high)})`;
