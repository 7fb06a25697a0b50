import { type GateResult } from '@larkfare/remote-cli/registry-api';
import { comesWithSite } from '../versions/own-remotes.rules.ts';
import { type Trust } from '../versions/trust.rules.ts';
import { type Candidate } from '../versions/published.input.ts';
import { type DeploymentContext } from './gate.ts';
import { hasPassed, runStaticGates } from './gates.ts';
import { type MountGate } from './mount/mount-gate.ts';

export interface Checks {
  /** The deployment context with the channel's own live remotes. */
  deploymentContext(channel: string): Promise<DeploymentContext>;
  /** The gate that runs a candidate in a browser. */
  mount: MountGate;
}

/** Runs the static gates and, if all pass, the mount gate. */
export async function runGates(
  { deploymentContext, mount }: Checks,
  candidate: Candidate,
  channel: string,
  trust?: Trust,
): Promise<GateResult[]> {
  const results = runStaticGates(candidate, await deploymentContext(channel));
  // Rejected code is not executed.
  if (!hasPassed(results))
    return [...results, { gate: 'mount', problems: [], note: 'not run: another gate failed' }];
  const mounted = await mount(candidate, trust);
  return [...results, comesWithSite(candidate.manifest.name) ? asAdvice(mounted) : mounted];
}

/** The time and limits of the mount gate suit a partner's few screens. For a whole site, its result is advice to reviewers. */
export const asAdvice = ({ gate, problems, note }: GateResult): GateResult => {
  const advice = [...problems, ...(note ? [note] : [])].join(' ');
  return { gate, problems: [], ...(advice && { note: advice }) };
};
