import { createLog } from '@larkfare/server-kit/log';
import { Redis } from 'ioredis';
import { rollbackWindowMs } from './failures.rules.ts';
import { type SharedCounts, type Version, type VisitEvent } from './shared-counts.ts';

const visitEvents = ['sentAt', 'loadedAt', 'lateAt', 'failedAt', 'lastAt'] as const;
const log = createLog('registry');

/** Adds to each key; it expires with the window of the first that added. */
const addUsage = `
  local sums = {}
  for n, key in ipairs(KEYS) do
    local used = redis.call('INCRBYFLOAT', key, ARGV[2 * n - 1])
    redis.call('PEXPIREAT', key, ARGV[2 * n], 'NX')
    sums[n] = { used, redis.call('PEXPIRETIME', key) }
  end
  return sums`;

/** Counts in Redis or Valkey. While it is unavailable every call rejects, which is logged once. */
export async function countsInRedis(url: string): Promise<SharedCounts> {
  const redis = new Redis(url, {
    keyPrefix: 'larkfare:',
    lazyConnect: true,
    // Callers keep the counts that could not be shared, and retry.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    connectTimeout: 2000,
    commandTimeout: 2000,
  });
  let isAway = false;
  redis.on('error', (problem) => {
    if (!isAway) log.warn({ err: problem }, 'Redis is unavailable: this server counts alone');
    isAway = true;
  });
  redis.on('ready', () => (isAway = false));
  await redis.connect().catch(() => undefined);

  return {
    async shareUsage(usage) {
      const keys = usage.map(({ limit, address }) => `usage:${limit}:${address}`);
      const added = usage.flatMap(({ used, endsAtMs }) => [used, endsAtMs]);
      const sums = (await redis.eval(addUsage, keys.length, ...keys, ...added)) as number[][];
      return usage.map((own, n) => ({
        ...own,
        used: Number(sums[n]?.[0]),
        endsAtMs: Number(sums[n]?.[1]),
      }));
    },
    async saveVisits(visits) {
      const times = visits.flatMap((visit) =>
        visitEvents.flatMap((event) => {
          const { [event]: at, visitor } = visit;
          return at ? { key: visitsKey(visit, event), time: Date.parse(at), visitor } : [];
        }),
      );
      const batch = redis.multi();
      for (const [key, ofKey] of Map.groupBy(times, ({ key }) => key))
        batch
          .zadd(key, 'GT', ...ofKey.flatMap(({ time, visitor }) => [time, visitor]))
          .zremrangebyscore(key, '-inf', Date.now() - rollbackWindowMs)
          .pexpire(key, rollbackWindowMs);
      await batch.exec();
    },
    async countVisitors(version, from) {
      const since = from.getTime();
      const [visitors, failed, late] = await Promise.all([
        redis.zcount(visitsKey(version, 'lastAt'), since, '+inf'),
        redis.zcount(visitsKey(version, 'failedAt'), since, '+inf'),
        redis.zrange(visitsKey(version, 'lateAt'), since, '+inf', 'BYSCORE'),
      ]);
      if (late.length === 0) return { visitors, failed, late: 0 };
      const timesOf = (event: VisitEvent) => redis.zmscore(visitsKey(version, event), ...late);
      const [lateAt, loadedAt, failedAt] = await Promise.all([
        timesOf('lateAt'),
        timesOf('loadedAt'),
        timesOf('failedAt'),
      ]);
      const isLate = (_: string, n: number) =>
        Number(failedAt[n]) < since && Number(loadedAt[n]) < Number(lateAt[n]);
      return { visitors, failed, late: late.filter(isLate).length };
    },
    async sentAt(version, visitor) {
      const time = await redis.zscore(visitsKey(version, 'sentAt'), visitor);
      return time === null ? undefined : new Date(Number(time)).toISOString();
    },
    close: () => redis.disconnect(),
  };
}

const visitsKey = ({ remote, version }: Version, event: VisitEvent | 'lastAt') =>
  `visits:${remote}:${version}:${event}`;
