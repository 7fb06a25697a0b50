import { snapshotAddress, type RemoteOnPage } from '../page/page-data.ts';
import { remoteDeadlineMs } from './deadline.ts';

/** The remotes as they are now. @throws when they do not arrive in time */
export async function newestSnapshot(): Promise<RemoteOnPage[]> {
  const response = await fetch(snapshotAddress, {
    cache: 'no-store',
    signal: AbortSignal.timeout(remoteDeadlineMs),
  });
  if (!response.ok) throw new Error(`${snapshotAddress} answered ${response.status}.`);
  return response.json();
}
