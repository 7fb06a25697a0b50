import { manyClients } from './many-clients.ts';
import { oneClient } from './one-client.ts';
import { processCpuMs, postgresCpuMs } from './cpu-time.ts';
import { quantile, spread, type Spread } from './statistics.rules.ts';

/** One of the two that are compared. */
export interface Door {
  pid: number;
  /** Addresses that are asked in turn. */
  urls: readonly string[];
}

export interface Comparison {
  title: string;
  ours: Door;
  bare: Door;
  /** Undefined when PostgreSQL is not part of it, or runs where we cannot see it. */
  postmaster?: number | undefined;
}

export interface Effort {
  rounds: number;
  clients: number;
  /** About how long each side is asked in each round, by one client and then by many. */
  secondsASide: number;
}

/** What was seen in one round of one side. */
interface Seen {
  nodeCpuMs: number;
  postgresCpuMs: number;
  cpuMs: number;
  oneClientMs: number;
  requestsPerSecond: number;
}

type Figures = Record<keyof Seen, Spread>;

export interface Compared {
  title: string;
  ours: Figures;
  bare: Figures;
  /** Ours divided by bare, round by round: what both had to suffer from the machine falls out. */
  ratio: Figures;
}

/** Measures both in turn, beginning with the other one every second round. */
export async function compare(
  comparison: Comparison,
  effort: Effort,
  progress: (part: number) => void,
): Promise<Compared> {
  const { ours, bare, postmaster } = comparison;
  const pace = { ours: await paceOf(ours, effort), bare: await paceOf(bare, effort) };
  const seen: { ours: Seen[]; bare: Seen[] } = { ours: [], bare: [] };

  for (let round = 0; round < effort.rounds; round += 1) {
    const sides = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const);
    for (const side of sides)
      seen[side].push(await lookAt(comparison[side], pace[side], effort.clients, postmaster));
    progress((round + 1) / effort.rounds);
  }
  const ratios = seen.ours.map((each, round) => {
    const other = seen.bare[round] ?? each;
    return map((figure) => each[figure] / other[figure]);
  });
  return {
    title: comparison.title,
    ours: spreads(seen.ours),
    bare: spreads(seen.bare),
    ratio: spreads(ratios),
  };
}

interface Pace {
  oneClient: number;
  manyClients: number;
}

/** How many requests fill the time; asking for it warms the door up, too. */
async function paceOf({ urls }: Door, { secondsASide, clients }: Effort): Promise<Pace> {
  const warmUps = Math.max(30, urls.length * 2);
  const times = await oneClient(urls, warmUps);
  const ms = quantile(
    times.toSorted((a, b) => a - b),
    0.5,
  );
  const { requestsPerSecond } = await manyClients(urls, { clients, requests: 4 * clients });
  const within = (requests: number) => Math.round(Math.min(Math.max(requests, 20), 10_000));
  return {
    oneClient: within((secondsASide * 1000) / 2 / ms),
    manyClients: within(secondsASide * requestsPerSecond),
  };
}

async function lookAt(
  door: Door,
  pace: Pace,
  clients: number,
  postmaster: number | undefined,
): Promise<Seen> {
  const times = await oneClient(door.urls, pace.oneClient);
  const nodeBefore = processCpuMs(door.pid);
  const postgresBefore = postmaster ? postgresCpuMs(postmaster) : 0;
  const { requestsPerSecond } = await manyClients(door.urls, {
    clients,
    requests: pace.manyClients,
  });
  const requests = Math.max(clients, pace.manyClients);
  const nodeCpu = (processCpuMs(door.pid) - nodeBefore) / requests;
  const postgresCpu = postmaster ? (postgresCpuMs(postmaster) - postgresBefore) / requests : 0;
  return {
    nodeCpuMs: nodeCpu,
    postgresCpuMs: postgresCpu,
    cpuMs: nodeCpu + postgresCpu,
    oneClientMs: quantile(
      times.toSorted((a, b) => a - b),
      0.5,
    ),
    requestsPerSecond,
  };
}

const figures = [
  'nodeCpuMs',
  'postgresCpuMs',
  'cpuMs',
  'oneClientMs',
  'requestsPerSecond',
] as const satisfies (keyof Seen)[];

const map = <Value>(value: (figure: keyof Seen) => Value) =>
  Object.fromEntries(figures.map((figure) => [figure, value(figure)])) as Record<keyof Seen, Value>;

const spreads = (seen: readonly Seen[]): Figures =>
  map((figure) => spread(seen.map((each) => each[figure])));
