/** Parses a typed count. Text that is not a number is the minimum, as is everything below it. */
export function toCount(text: string, least = 0): number {
  const number = Math.trunc(Number(text.trim()));
  return Number.isFinite(number) ? Math.max(number, least) : least;
}
