import type { SlotPlace } from '@larkfare/remote-contract';
import { slots } from '@larkfare/remote-contract/slots';
import { OptionalPart } from '../parts/optional-part.tsx';
import type { RemoteOnPage } from '../page/page-data.ts';
import { contributionsTo } from './contributions.ts';

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
