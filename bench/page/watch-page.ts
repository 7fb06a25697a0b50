/** Measurements of the page itself during its load. */
export interface Watched {
  lcpMs: number;
  cls: number;
  /** Total blocking time: what exceeds 50 ms of each task after the first contentful paint. */
  tbtMs: number;
  /** When React had taken over the screen, to 20 ms; 0 if it never did. */
  hydratedMs: number;
}

declare global {
  interface Window {
    watched: () => Watched;
  }
}

/** Runs in the page. Shifts are summed in windows of at most five seconds with gaps below one, as Core Web Vitals do. */
export function watchPage() {
  let [fcpMs, lcpMs, cls, hydratedMs] = [Infinity, 0, 0, 0];
  const tasks: { endMs: number; durationMs: number }[] = [];
  let session = { value: 0, first: 0, last: 0 };

  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') fcpMs = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (lcpMs = startTime));
  observe('longtask', ({ startTime, duration }) =>
    tasks.push({ endMs: startTime + duration, durationMs: duration }),
  );
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput')) return;
    const at = entry.startTime;
    const isSame = at - session.last < 1000 && at - session.first < 5000;
    const value = (isSame ? session.value : 0) + Number(Reflect.get(entry, 'value'));
    session = { value, first: isSame ? session.first : at, last: at };
    cls = Math.max(cls, value);
  });

  const looking = setInterval(() => {
    const heading = document.querySelector('main h1') ?? {};
    if (!Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))) return;
    hydratedMs = performance.now();
    clearInterval(looking);
  }, 20);

  window.watched = () => ({
    lcpMs,
    cls,
    hydratedMs,
    tbtMs: tasks
      .map(({ endMs, durationMs }) => Math.min(durationMs, endMs - fcpMs) - 50)
      .reduce((sum, blocked) => sum + Math.max(0, blocked), 0),
  });
}
