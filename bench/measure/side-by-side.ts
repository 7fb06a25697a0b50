import { manyClients } from './many-clients.ts';
import { oneClient } from './one-client.ts';
import { processCpuMs, postgresCpuMs } from './cpu-time.ts';
import { quantile, spread, type Spread } from './statistics.rules.ts';

/** One of the two compared servers. */
interface Endpoint {
  /** Its processes. */
  pids: readonly number[];
  /** Requested in turn. */
  urls: readonly string[];
}

export interface Comparison {
  title: string;
  ours: Endpoint;
  bare: Endpoint;
  /** Names of the two, if not this site and a bare handler. */
  names?: readonly [ours: string, bare: string];
  /** Undefined if PostgreSQL is not involved or its process is not visible. */
  postmaster?: number | undefined;
  /** How many at once, if not as many as usual. */
  clients?: number;
}

interface Effort {
  rounds: number;
  clients: number;
  /** Approximate load time of each side in each round, with one client and then many. */
  secondsASide: number;
}

/** The measurements of one round of one side. */
interface Seen {
  nodeCpuMs: number;
  postgresCpuMs: number;
  cpuMs: number;
  oneClientMs: number;
  requestsPerSecond: number;
}

type Figures = Record<keyof Seen, Spread>;

export interface Compared extends Pick<Comparison, 'title' | 'names'> {
  ours: Figures;
  bare: Figures;
  /** Ours divided by bare, round by round, which cancels out noise of the machine. */
  ratio: Figures;
}

/** Measures both in turn, alternating which goes first. */
export async function compare(
  comparison: Comparison,
  usual: Effort,
  progress: (part: number) => void,
): Promise<Compared> {
  const { ours, bare, postmaster, clients = usual.clients } = comparison;
  const effort = { ...usual, clients };
  const pace = { ours: await paceOf(ours, effort), bare: await paceOf(bare, effort) };
  const seen: { ours: Seen[]; bare: Seen[] } = { ours: [], bare: [] };

  for (let round = 0; round < effort.rounds; round += 1) {
    const sides = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const);
    for (const side of sides)
      seen[side].push(await measureOnce(comparison[side], pace[side], effort.clients, postmaster));
    progress((round + 1) / effort.rounds);
  }
  const ratios = seen.ours.map((each, round) => {
    const other = seen.bare[round] ?? each;
    return map((figure) => each[figure] / other[figure]);
  });
  return {
    title: comparison.title,
    ...(comparison.names && { names: comparison.names }),
    ours: spreads(seen.ours),
    bare: spreads(seen.bare),
    ratio: spreads(ratios),
  };
}

interface Pace {
  oneClient: number;
  manyClients: number;
}

/** How many requests fill the time. Measuring it also warms up the server. */
async function paceOf({ urls }: Endpoint, { secondsASide, clients }: Effort): Promise<Pace> {
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

async function measureOnce(
  endpoint: Endpoint,
  pace: Pace,
  clients: number,
  postmaster: number | undefined,
): Promise<Seen> {
  const times = await oneClient(endpoint.urls, pace.oneClient);
  const nodeBefore = cpuMsOf(endpoint);
  const postgresBefore = postmaster ? postgresCpuMs(postmaster) : 0;
  const { requestsPerSecond } = await manyClients(endpoint.urls, {
    clients,
    requests: pace.manyClients,
  });
  const requests = Math.max(clients, pace.manyClients);
  const nodeCpu = (cpuMsOf(endpoint) - nodeBefore) / requests;
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

const cpuMsOf = ({ pids }: Endpoint) =>
  pids.map(processCpuMs).reduce((one, other) => one + other, 0);

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
