import { useCallback, useState, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { londonToday } from '@larkfare/london-dates';
import { serverTiming } from '../page/timeline.ts';

/** The global loading counter. The function that `startLoading` returns ends it once, however often it is called. */
export function useLoadingCount() {
  const [count, setCount] = useState(0);
  const startLoading = useCallback(() => {
    setCount((now) => now + 1);
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      setCount((now) => now - 1);
    };
  }, []);
  return { isLoading: count > 0, startLoading };
}

const updateIntervalMs = 60_000;

/** Today in London by the server's clock, updated while the page stays open past midnight. */
export function useLondonToday({ today }: { today: string }): string {
  const [shown, setShown] = useState(today);

  useEffect(() => {
    const aheadMs = serverAheadMs();
    const timer = setInterval(
      () => setShown(londonToday(new Date(Date.now() + aheadMs))),
      updateIntervalMs,
    );
    return () => clearInterval(timer);
  }, []);

  return shown;
}

/** How far the server's clock is ahead of the visitor's, which may be incorrect: the page came with the server's time. */
function serverAheadMs(): number {
  const { page, metric } = serverTiming('now');
  return page && metric ? metric.duration - (performance.timeOrigin + page.responseStart) : 0;
}

/** The global error handler: logs the error and navigates to /error with the path to go back to. On /error it only logs. */
export function useReportError() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const path = useRef(pathname + search);
  useEffect(() => {
    path.current = pathname + search;
  }, [pathname, search]);

  return useCallback(
    (message: string, cause?: unknown) => {
      console.error(message, cause ?? '');
      const from = path.current;
      if (from === '/error' || from.startsWith('/error?')) return;
      path.current = '/error';
      void navigate('/error', { replace: true, state: { from } });
    },
    [navigate],
  );
}
