import { type RegistryContext } from '../registry-context.ts';
import { type Candidate } from '../versions/published.input.ts';
import { runStaticGates, type GateResult, hasPassed } from './gates.ts';

/** Runs the static gates and, if all pass, the mount gate. */
export async function runGates(
  { deploymentContext, mount }: Pick<RegistryContext, 'deploymentContext' | 'mount'>,
  candidate: Candidate,
  channel: string,
): Promise<GateResult[]> {
  const results = runStaticGates(candidate, await deploymentContext(channel));
  // Rejected code is not executed.
  if (!hasPassed(results))
    return [...results, { gate: 'mount', problems: [], note: 'not run: another gate failed' }];
  return [...results, await mount(candidate)];
}
