/** A country stays while it has locations; the administrator is sent to them instead. */
export const canDeleteCountry = (uses: { locations: number }): boolean => uses.locations === 0;
