/** A flight stays while anybody asked to book it (specification, section 4). */
export const canDeleteFlight = ({ hasBookings }: { hasBookings: boolean }): boolean => !hasBookings;
