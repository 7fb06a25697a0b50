/** Where a key moves to in a list of `count` options; the arrows go round. */
export function moveActive(key: string, active: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return active;
}
