/** What is typed into a field for a count, as a number: what is no number is 0, and nothing is below the least. */
export function toCount(text: string, least = 0): number {
  const number = Math.trunc(Number(text.trim()));
  return Number.isFinite(number) ? Math.max(number, least) : least;
}
