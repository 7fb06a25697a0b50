import { pino } from 'pino';
import { type LiveRemote, snapshotOf } from '../channels/channels.ts';
import { type RegistryContext } from '../registry-context.ts';
import { keptCandidate } from './gates-of-kept.ts';
import { askGates, type GateResult } from './gates.ts';

/** How live versions stand in the world of now, which is another with every change of the shell and the graph. */
export interface Health {
  isHealthy: boolean;
  checkedAt: Date;
  live: {
    channel: string;
    remote: string;
    version: string;
    /** The gates that it would not pass today. */
    failing: GateResult[];
  }[];
}

export interface LiveHealth {
  /** As last looked; undefined before that. */
  known(): Health | undefined;
  look(): Promise<Health>;
}

/** What visitors meet; previews are looked at by those who made them. */
const channel = 'production';

const log = pino({ name: 'registry', level: process.env.LOG_LEVEL ?? 'info' });

/**
 * Asks the gates that read of every live version again. Those that fail are told and stay live: it is our own change
 * that they do not fit, and taking a partner's pages away for it would punish visitors, for whom most of such a page
 * may still work. Whoever is told decides: the partner publishes, an administrator rolls back, or we take it back.
 */
export function liveHealth(
  context: Pick<RegistryContext, 'db' | 'storage' | 'worldOf'>,
): LiveHealth {
  let known: Health | undefined;
  return {
    known: () => known,
    async look() {
      const snapshot = await snapshotOf(context.db, channel);
      const world = await context.worldOf(channel);
      const live: Health['live'] = [];
      // One after the other: whole builds are read, and nobody is waiting.
      for (const { remote, version } of (snapshot?.remotes ?? []).flatMap(withTried)) {
        const failing = await failingGates(context, { remote, version }, world);
        for (const { gate, problems } of failing)
          log.error({ remote, version, gate, problems }, 'a live version would be refused today');
        live.push({ channel, remote, version, failing });
      }
      const isHealthy = live.every(({ failing }) => failing.length === 0);
      known = { isHealthy, checkedAt: new Date(), live };
      return known;
    },
  };
}

/** The live version, and the one that some visitors try beside it. */
const withTried = ({ remote, version, candidate }: LiveRemote) =>
  [version, candidate?.version].flatMap((each) => (each ? [{ remote, version: each }] : []));

async function failingGates(
  context: Pick<RegistryContext, 'db' | 'storage'>,
  { remote, version }: { remote: string; version: string },
  world: Parameters<typeof askGates>[1],
): Promise<GateResult[]> {
  try {
    const candidate = await keptCandidate(context, remote, version);
    if (!candidate) return [];
    return askGates(candidate, world).filter(({ problems }) => problems.length > 0);
  } catch (problem) {
    log.error({ err: problem, remote, version }, 'the files of a live version cannot be read');
    return [{ gate: 'files', problems: ['Its files cannot be read.'] }];
  }
}
