/** A region stays while it has countries; the administrator is sent to them instead. */
export const canDeleteRegion = (uses: { countries: number }): boolean => uses.countries === 0;
