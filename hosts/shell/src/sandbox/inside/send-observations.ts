import { observeScreen, usedBytes, watchBusyTime } from '../../health/observation.ts';
import type { PageChannel } from './page-channel.ts';

/** Reports to the page what can be seen here, at once and at each request. Code that hangs cannot. */
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
