import { type RegistryContext } from '../registry-context.ts';
import { type Candidate } from '../versions/published.input.ts';
import { askGates, type GateResult, hasPassed } from './gates.ts';

/** The gates that read the candidate, then, when nothing speaks against it, the one that runs it. */
export async function askEveryGate(
  { worldOf, mount }: Pick<RegistryContext, 'worldOf' | 'mount'>,
  candidate: Candidate,
  channel: string,
): Promise<GateResult[]> {
  const read = askGates(candidate, await worldOf(channel));
  // Code that is refused anyway is not worth a browser, and need not run here at all.
  if (!hasPassed(read))
    return [...read, { gate: 'mount', problems: [], note: 'not asked: refused already' }];
  return [...read, await mount(candidate)];
}
