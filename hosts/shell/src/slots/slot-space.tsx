import type { SlotPlace, NavigationEntry } from '@larkfare/remote-contract';
import { slots, navigationSlot } from '@larkfare/remote-contract/slots';
import { OptionalPart } from '../page/optional-part.tsx';
import type { RemoteOnPage } from '../page/page-data.ts';

const load = () => import(/* webpackChunkName: "contribution" */ './contribution.tsx');
/** No code of an unreviewed version runs in a page. */
const loadSandboxed = () =>
  import(/* webpackChunkName: "sandbox-screen" */ './sandboxed-contribution.tsx');

/** The space of what fills a slot, as the server sends it; browsers fill it after the first paint. */
export function slotSpace(remotes: RemoteOnPage[], { name, props, className }: SlotPlace) {
  const contributions = contributionsTo(remotes, name);
  if (contributions.length === 0) return null;
  const style = { blockSize: slots[name].height, contain: 'content', overflow: 'auto' };
  return (
    <div className={className} data-slot={name}>
      {contributions.map(({ remote }) => (
        <div key={remote.name} style={style}>
          <OptionalPart
            load={remote.trust ? loadSandboxed : load}
            props={{ remote, name, props }}
          />
        </div>
      ))}
    </div>
  );
}

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
