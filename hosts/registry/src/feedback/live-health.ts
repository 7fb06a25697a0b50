import { type GateResult } from '@larkfare/remote-cli/registry-api';
import { createLog } from '@larkfare/server-kit/log';
import { coalesced } from '@larkfare/server-kit/waiting';
import { type GraphQLSchema, NoDeprecatedCustomRule, parse, validate } from 'graphql';
import { type LiveRemote, snapshotOf } from '../release/channels.ts';
import { recordNotice } from './events.ts';
import { loadCandidate, type Published } from '../checks/recheck-gates.ts';
import { type Checks } from '../checks/run-gates.ts';
import { type DeploymentContext } from '../checks/gate.ts';
import { runStaticGates } from '../checks/gates.ts';
import { type Operations } from '../versions/published.input.ts';

/** Whether the live versions still pass the gates, which depend on the shell and the API of now. */
export interface Health {
  isHealthy: boolean;
  checkedAt: Date;
  live: {
    channel: string;
    remote: string;
    version: string;
    /** The gates that it would fail now. */
    failing: GateResult[];
  }[];
}

export interface LiveHealth {
  /** Checks all live versions. @throws if the database is unavailable */
  revalidate(): Promise<Health>;
  /** The last result, if it is at most a minute old: a check reads all live files. @throws as `revalidate` */
  latest(): Promise<Health>;
}

const maxAgeMs = 60_000;

/** Previews are checked by their publishers. */
const channel = 'production';

const log = createLog('registry');

/**
 * Runs the static gates for all live versions again. Versions that fail are reported, to their teams too, and stay live: the change was the
 * site's own, and most of their pages may still work. The partner publishes a new version, or an administrator decides.
 */
export function liveHealth(context: Published & Pick<Checks, 'deploymentContext'>): LiveHealth {
  let logged = '';
  let last: Health | undefined;

  async function check(): Promise<Health> {
    const snapshot = await snapshotOf(context.db, channel);
    const deployment = await context.deploymentContext(channel);
    const live: Health['live'] = [];
    // One after the other, because whole builds are read into memory.
    for (const { remote, version } of (snapshot?.remotes ?? []).flatMap(liveVersions)) {
      const { failing, deprecated } = await checkVersion(context, { remote, version }, deployment);
      live.push({ channel, remote, version, failing });
      const notices = {
        'would not pass': failing.flatMap(({ gate, problems }) =>
          problems.map((problem) => `${gate}: ${problem}`),
        ),
        'operation deprecated': deprecated,
      } as const;
      for (const kind of ['would not pass', 'operation deprecated'] as const) {
        const text = notices[kind].join('\n').slice(0, 2000);
        if (text) await recordNotice(context.db, { remote, version, kind, text });
      }
    }
    const unhealthy = live.filter(({ failing }) => failing.length > 0);
    const text = JSON.stringify(unhealthy);
    if (text !== logged && unhealthy.length > 0)
      log.error({ live: unhealthy }, 'live versions would fail the gates now');
    logged = text;
    last = { isHealthy: unhealthy.length === 0, checkedAt: new Date(), live };
    return last;
  }

  const revalidate = coalesced(check);
  return {
    revalidate,
    latest: async () =>
      last && Date.now() - last.checkedAt.getTime() < maxAgeMs ? last : revalidate(),
  };
}

/** The live version and, during a gradual rollout, the candidate. */
const liveVersions = ({ remote, version, candidate }: LiveRemote) =>
  [version, candidate?.version].flatMap((each) => (each ? [{ remote, version: each }] : []));

async function checkVersion(
  context: Published,
  { remote, version }: { remote: string; version: string },
  deployment: DeploymentContext,
): Promise<{ failing: GateResult[]; deprecated: string[] }> {
  try {
    const candidate = await loadCandidate(context, remote, version);
    if (!candidate) return { failing: [], deprecated: [] };
    const gates = runStaticGates(candidate, deployment);
    return {
      failing: gates.filter(({ problems }) => problems.length > 0),
      deprecated: deprecatedUses(deployment.api, candidate.operations),
    };
  } catch (problem) {
    log.error({ err: problem, remote, version }, 'the files of a live version cannot be read');
    return {
      failing: [{ gate: 'files', problems: ['Its files cannot be read.'] }],
      deprecated: [],
    };
  }
}

/** Deprecated fields and arguments that operations use. Operations that are not valid are left out. */
const deprecatedUses = (api: GraphQLSchema, operations: Operations): string[] =>
  operations.flatMap(({ name, text }) => {
    try {
      const problems = validate(api, parse(text), [NoDeprecatedCustomRule]);
      return problems.map(({ message }) => `${name}: ${message}`);
    } catch {
      return []; // The gate of the operations reports that.
    }
  });
