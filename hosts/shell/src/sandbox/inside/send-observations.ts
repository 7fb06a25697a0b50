import { observeScreen, usedBytes, watchBusyTime } from '../../health/observation.ts';
import type { PageChannel } from './page-channel.ts';

/** Tells the page what can be seen here, at once and whenever it asks. What hangs cannot. */
export function sendObservations({ onMessage, send }: PageChannel, root: HTMLElement): void {
  const { busyMs } = watchBusyTime();
  const answer = () =>
    send({
      kind: 'observation',
      observation: observeScreen(root),
      usedBytes: usedBytes(),
      busyMs: busyMs(),
    });
  answer();
  onMessage(({ kind }) => kind === 'observe' && answer());
}
