/** The lists show dollars, as specified, unless the setting is pounds. */
export const bookingListSign = (currency: unknown): string => (currency === 'GBP' ? '£' : '$');
