/** Booked flights cannot be deleted (specification, section 4). */
export const canDeleteFlight = ({ hasBookings }: { hasBookings: boolean }): boolean => !hasBookings;
