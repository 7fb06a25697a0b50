/** The lists show dollars, as specified, unless the setting says pounds. */
export const bookingListSign = (currency: unknown): string => (currency === 'GBP' ? '£' : '$');
