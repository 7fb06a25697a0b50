import { type GateResult } from '@larkfare/remote-cli/registry-api';
import { type RegistryContext } from '../registry-context.ts';
import { comesWithSite } from '../remotes/own-remotes.rules.ts';
import { type Trust } from '../trust/trust.rules.ts';
import { type Candidate } from '../versions/published.input.ts';
import { hasPassed, runStaticGates } from './gates.ts';

/** Runs the static gates and, if all pass, the mount gate. */
export async function runGates(
  { deploymentContext, mount }: Pick<RegistryContext, 'deploymentContext' | 'mount'>,
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

/** The mount gate has the time and the limits for a partner's few screens. Of a whole site it says what it saw to those who review. */
export const asAdvice = ({ gate, problems, note }: GateResult): GateResult => {
  const seen = [...problems, ...(note ? [note] : [])].join(' ');
  return { gate, problems: [], ...(seen && { note: seen }) };
};
