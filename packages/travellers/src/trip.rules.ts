/** A return that the new departure has reached or passed is cleared (specification, §4 and §5). */
export const withDeparture = <Trip extends { returnDate: string }>(
  trip: Trip,
  departureDate: string,
) => ({
  ...trip,
  departureDate,
  returnDate: departureDate >= trip.returnDate ? '' : trip.returnDate,
});

/** '7h 05m', or '55m' for less than an hour. */
export const durationText = (minutes: number): string =>
  minutes < 60
    ? `${minutes}m`
    : `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, '0')}m`;
