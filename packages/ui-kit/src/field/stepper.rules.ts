/** A typed count as it is stored: whole, at least `min`, at most `max`; what is no number counts as `min`. */
export function toCount(text: string, { min, max }: { min: number; max: number }): number {
  const count = Math.trunc(Number(text));
  return Number.isNaN(count) ? min : Math.min(Math.max(count, min), max);
}
