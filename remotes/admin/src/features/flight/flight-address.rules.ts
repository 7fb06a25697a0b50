/** The list as it was left, when that is where the person came from: then Back is a step back, to its very place. */
export function listLeft(state: unknown): string | undefined {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/admin\/flight(?:\?|$)/.test(from) ? from : undefined;
}
