import type { NavigationEntry } from '@larkfare/remote-contract';
import { navigationSlot } from '@larkfare/remote-contract/slots';
import type { RemoteOnPage } from '../page/page-data.ts';

/** The contributions to a slot, in the order that an administrator decided. */
export const contributionsTo = (remotes: RemoteOnPage[], name: string) =>
  remotes
    .flatMap((remote) =>
      (remote.slots ?? [])
        .filter(({ slot }) => slot === name)
        .map((contribution) => ({ ...contribution, remote })),
    )
    .sort((one, other) => one.place - other.place);

/** The links that remotes contribute to the navigation. */
export const navigationEntries = (remotes: RemoteOnPage[]): NavigationEntry[] =>
  contributionsTo(remotes, navigationSlot).map(({ path = '', label = '' }) => ({
    to: path,
    label,
  }));
