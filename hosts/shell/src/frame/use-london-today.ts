import { useEffect, useState } from 'react';
import { londonToday } from '@larkfare/london-dates';

const lookAgainMs = 60_000;

/** Today in London by the server's clock, which goes on while the page stays open past midnight. */
export function useLondonToday({ today, nowMs }: { today: string; nowMs: number }): string {
  const [shown, setShown] = useState(today);

  useEffect(() => {
    const aheadMs = nowMs - Date.now();
    const timer = setInterval(
      () => setShown(londonToday(new Date(Date.now() + aheadMs))),
      lookAgainMs,
    );
    return () => clearInterval(timer);
  }, [nowMs]);

  return shown;
}
