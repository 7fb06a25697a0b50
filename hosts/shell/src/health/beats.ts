export const beatMs = 1000;

/**
 * Calls back each second with how late that is: a page whose code hangs cannot be on time. Browsers slow the timers of a
 * hidden page down to one a minute, so a page that is or was hidden is not late.
 * @returns a function that ends it
 */
export function watchBeats(onBeat: (nowMs: number, lateMs: number) => void): () => void {
  let lastMs = performance.now();
  const restart = () => {
    lastMs = performance.now();
  };
  const timer = setInterval(() => {
    const nowMs = performance.now();
    const lateMs = document.hidden ? 0 : nowMs - lastMs - beatMs;
    lastMs = nowMs;
    onBeat(nowMs, lateMs);
  }, beatMs);
  document.addEventListener('visibilitychange', restart);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', restart);
  };
}
