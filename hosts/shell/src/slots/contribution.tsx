import {
  type ComponentType,
  type ReactNode,
  type RefCallback,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { ShellServicesContext, type ShellServices, type SlotName } from '@larkfare/remote-contract';
import { usePageContext } from '../federation/page-context.ts';
import { report } from '../federation/report.ts';
import { loadHealth } from '../health/load-health.ts';
import { unmark } from '../health/lost-page.ts';
import { CrashBoundary } from '../page/optional-part.tsx';
import type { RemoteOnPage } from '../page/page-data.ts';

export interface ContributionProps {
  remote: RemoteOnPage;
  name: SlotName;
  props: object;
}

/** One for each remote, however many slots it fills. */
const watches = new Map<string, Promise<RefCallback<HTMLElement> | undefined>>();

/**
 * A contribution of a remote to a slot. When it fails, its space stays empty: the page does not change, and the failure
 * counts against its version.
 */
export default function Contribution({ remote, name, props }: ContributionProps) {
  const { remotes } = usePageContext();
  const [hasFailed, setHasFailed] = useState(false);
  const [Part, setPart] = useState<ComponentType<object>>();
  const [watch, setWatch] = useState<RefCallback<HTMLElement>>();

  useEffect(() => {
    const watching =
      watches.get(remote.name) ??
      loadHealth().then((health) => health?.watchSlots(remote, remotes.running));
    watches.set(remote.name, watching);
    watching
      .then(async (watched) => {
        const part = await remotes.loadSlot(remote, name);
        setWatch(() => watched);
        setPart(() => part);
      })
      .catch((problem: unknown) => {
        unmark();
        console.warn(`${remote.name} does not fill ${name}.`, problem);
      });
  }, [remote, name, remotes]);

  const fail = (thrown: unknown) => {
    void report(remotes.running(remote.name) ?? remote, 'crashed', thrown);
    setHasFailed(true);
  };
  if (!Part || hasFailed) return null;
  return (
    <div data-boundary={remote.name} ref={watch} style={{ blockSize: '100%' }}>
      <CrashBoundary onCrash={fail}>
        <InSlot onFail={fail}>
          <Part {...props} />
        </InSlot>
      </CrashBoundary>
    </div>
  );
}

/** The page is not the contribution's to describe, nor to leave for the error page. */
function InSlot({ onFail, children }: { onFail: (thrown: unknown) => void; children: ReactNode }) {
  const services = use(ShellServicesContext);
  const own = useMemo<ShellServices | undefined>(
    () =>
      services && {
        ...services,
        pageRendered: () => undefined,
        pageShown: () => undefined,
        renderSlot: undefined,
        reportError(message, cause) {
          console.error(message, cause ?? '');
          onFail(cause ?? message);
        },
      },
    [services, onFail],
  );
  return <ShellServicesContext value={own}>{children}</ShellServicesContext>;
}
