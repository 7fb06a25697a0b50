export type ClaimKind = 'protection' | 'payLater' | 'support' | 'lowestPrice';
export type ClaimText = { kind: ClaimKind; heading: string; text: string };
type ProtectionScheme = { name: string; number: string };

/** The demonstration's scheme. */
export const isExampleScheme = ({ number }: ProtectionScheme) => /^example\b/i.test(number);

/** Claiming protection without a scheme would mislead: it needs the scheme's name and the membership number. */
export const namesItsScheme = (scheme: ProtectionScheme) =>
  scheme.name !== '' && scheme.number !== '';

/** The claims of the home page; `{scheme}` and `{number}` in the protection claim stand for the scheme's own. */
export const shownClaims = (claims: readonly ClaimText[], scheme: ProtectionScheme): ClaimText[] =>
  claims
    .filter(({ kind }) => kind !== 'protection' || namesItsScheme(scheme))
    .map((claim) => (claim.kind === 'protection' ? withScheme(claim, scheme) : claim));

/**
 * A protection claim that names no scheme gets it added, so that it is never shown without. An example is not named, as
 * visitors would take its number for a real one: the claim is then the specification's (section 1).
 */
function withScheme(claim: ClaimText, scheme: ProtectionScheme): ClaimText {
  if (isExampleScheme(scheme))
    return { ...claim, text: 'Bookings are covered by a travel-protection scheme.' };
  const { name, number } = scheme;
  const text = claim.text.includes('{scheme}') ? claim.text : `${claim.text} ({scheme}, {number})`;
  return {
    ...claim,
    text: text.replaceAll('{scheme}', () => name).replaceAll('{number}', () => number),
  };
}

/** Each kind is claimed once. */
export const hasEachKindOnce = (claims: readonly { kind: ClaimKind }[]) =>
  new Set(claims.map(({ kind }) => kind)).size === claims.length;
