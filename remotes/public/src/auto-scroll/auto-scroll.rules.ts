/** Speeds are given in pixels a frame as a 60-Hz screen draws them, so a faster screen is not in a hurry. */
const framesPerSecond = 60;

/** After a pause of the whole browser (a hidden tab) the strip continues where it was instead of leaping. */
const longestStepMs = 100;

export const distance = (pixelsPerFrame: number, elapsedMs: number) =>
  (pixelsPerFrame * framesPerSecond * Math.min(Math.max(elapsedMs, 0), longestStepMs)) / 1000;

/** Lists repeated on each side of the real one, so that no gap is ever visible: one at least, two in all. */
export const copiesOnEachSide = (viewport: number, period: number) =>
  period > 0 ? Math.max(1, Math.ceil(viewport / period)) : 0;

/** The same view within the real list's own stretch; a whole list further on looks exactly alike. */
export function wrapped(position: number, period: number, copies: number) {
  if (period <= 0) return position;
  const start = copies * period;
  return position - Math.floor((position - start) / period) * period;
}
