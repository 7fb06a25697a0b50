import { useEffect, useState } from 'react';
import { londonToday } from '@larkfare/london-dates';

const updateIntervalMs = 60_000;

/** Today in London by the server's clock, updated while the page stays open past midnight. */
export function useLondonToday({ today, nowMs }: { today: string; nowMs: number }): string {
  const [shown, setShown] = useState(today);

  useEffect(() => {
    const aheadMs = nowMs - Date.now();
    const timer = setInterval(
      () => setShown(londonToday(new Date(Date.now() + aheadMs))),
      updateIntervalMs,
    );
    return () => clearInterval(timer);
  }, [nowMs]);

  return shown;
}
