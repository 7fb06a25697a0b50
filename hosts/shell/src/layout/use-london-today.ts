import { useEffect, useState } from 'react';
import { londonToday } from '@larkfare/london-dates';
import { serverTiming } from '../page/server-timing.ts';

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
