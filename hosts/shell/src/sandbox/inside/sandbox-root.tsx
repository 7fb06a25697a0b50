import { useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation, useRouteError } from 'react-router';
import { ShellServicesContext, type ShellServices } from '@larkfare/remote-contract';
import { toErrorText } from '../../federation/error-text.rules.ts';
import { isOutage } from '../../health/observation.rules.ts';
import { useFocusHeading } from '../../screens/use-focus-heading.ts';
import type { PageChannel } from './page-channel.ts';

type ChannelProps = { channel: PageChannel };

/** Wraps the remote's screens in the same services as in the page, each of which sends it a message. */
export function SandboxRoot({ channel }: ChannelProps) {
  const { start, send, onMessage } = channel;
  const { pathname } = useLocation();
  const [today, setToday] = useState(start.today);
  useFocusHeading(pathname);
  useEffect(() => send({ kind: 'ready' }), [send]);
  useEffect(
    () => onMessage((message) => message.kind === 'environment' && setToday(message.today)),
    [onMessage],
  );

  const startLoading = useStartLoading(channel);
  const services = useMemo<ShellServices>(
    () => ({
      notify: {
        success: (text) => send({ kind: 'notice', tone: 'success', text }),
        error: (text) => send({ kind: 'notice', tone: 'error', text }),
      },
      reportError(message, cause) {
        console.error(message, cause ?? '');
        send({ kind: 'problem', message, isOutage: isOutage(cause) });
      },
      startLoading,
      pageRendered: () => undefined,
      pageShown({ title }) {
        document.title = title;
      },
      today,
      site: start.site,
      ...(start.hasConsent && { openConsentChoices: () => send({ kind: 'openConsent' }) }),
    }),
    [send, startLoading, today, start],
  );
  return (
    <ShellServicesContext value={services}>
      <Outlet />
    </ShellServicesContext>
  );
}

/** The page counts a frame as one, however many parts of it are loading. */
function useStartLoading({ send }: PageChannel): ShellServices['startLoading'] {
  const count = useRef(0);
  return useMemo(
    () => () => {
      let isDone = false;
      const change = (by: number) => {
        count.current += by;
        if (count.current === Number(by > 0)) send({ kind: 'loading', isLoading: by > 0 });
      };
      change(1);
      return () => {
        if (isDone) return;
        isDone = true;
        change(-1);
      };
    },
    [send],
  );
}

/** The remote threw while rendering: the page replaces the frame. */
export function SandboxProblem({ channel: { send } }: ChannelProps) {
  const problem = useRouteError();
  useEffect(() => {
    console.error(problem);
    send({ kind: 'failed', outcome: 'crashed', error: toErrorText(problem) });
  }, [problem, send]);
  return null;
}
