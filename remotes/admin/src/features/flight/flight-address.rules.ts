/** Where Back leads: to the list as it was left, when that is where the person came from. */
export function listAddress(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/admin/flight?') ? from : '/admin/flight';
}
