import { useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation, useRouteError } from 'react-router';
import { ShellServicesContext, type ShellServices } from '@larkfare/remote-contract';
import { useFocusHeading } from '../../frame/use-focus-heading.ts';
import type { PageLine } from './page-line.ts';

type OnLine = { line: PageLine };

/** Around the remote's screens: the same services as in the page, each a message to it. */
export function FrameRoot({ line }: OnLine) {
  const { start, tell, hear } = line;
  const { pathname } = useLocation();
  const [today, setToday] = useState(start.today);
  useFocusHeading(pathname);
  useEffect(() => tell({ kind: 'ready' }), [tell]);
  useEffect(() => hear((message) => message.kind === 'look' && setToday(message.today)), [hear]);

  const startLoading = useStartLoading(line);
  const services = useMemo<ShellServices>(
    () => ({
      notify: {
        success: (text) => tell({ kind: 'notice', tone: 'success', text }),
        error: (text) => tell({ kind: 'notice', tone: 'error', text }),
      },
      reportError(message, cause) {
        console.error(message, cause ?? '');
        tell({ kind: 'problem', message });
      },
      startLoading,
      pageRendered: () => undefined,
      pageShown({ title, description, noIndex = false }) {
        document.title = title;
        tell({ kind: 'page', page: { title, description, noIndex } });
      },
      today,
      site: start.site,
      ...(start.hasChoices && { openConsentChoices: () => tell({ kind: 'choices' }) }),
    }),
    [tell, startLoading, today, start],
  );
  return (
    <ShellServicesContext value={services}>
      <Outlet />
    </ShellServicesContext>
  );
}

/** The page counts a frame once, however many parts of it are loading. */
function useStartLoading({ tell }: PageLine): ShellServices['startLoading'] {
  const count = useRef(0);
  return useMemo(
    () => () => {
      let isDone = false;
      const change = (by: number) => {
        count.current += by;
        if (count.current === Number(by > 0)) tell({ kind: 'loading', isLoading: by > 0 });
      };
      change(1);
      return () => {
        if (isDone) return;
        isDone = true;
        change(-1);
      };
    },
    [tell],
  );
}

/** What the remote threw while it was drawn: the page shows something else in its place. */
export function FrameProblem({ line: { tell } }: OnLine) {
  const problem = useRouteError();
  useEffect(() => {
    console.error(problem);
    tell({ kind: 'failed', outcome: 'crashed', reason: String(problem) });
  }, [problem, tell]);
  return null;
}
