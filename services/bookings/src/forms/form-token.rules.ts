/** People need longer to read a form and fill it in. */
export const quickestFillMs = 2_000;

/** A tab may stay open over lunch, not for weeks. */
export const tokenLifeMs = 24 * 60 * 60 * 1000;

/** The age of a form token, or why it has none. */
export type TokenState = { ageMs: number } | 'not ours' | 'none';

/**
 * Forms of this site send a token. A caller of the public API need not, and is counted more strictly instead:
 * a robot that leaves it out gains nothing.
 */
export function tokenProblem(token: TokenState): string | undefined {
  if (token === 'none') return undefined;
  if (token === 'not ours' || token.ageMs > tokenLifeMs)
    return 'This form has expired. Please reload the page and send it again';
  if (token.ageMs < quickestFillMs) return 'That was very quick. Please send it once more';
  return undefined;
}

/** A field that people do not see. It is refused rather than dropped: a browser may have filled it in. */
export const honeypotProblem = (website: string) =>
  website === '' ? undefined : 'Please leave this field empty';
