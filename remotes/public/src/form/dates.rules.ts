/** Section 4: a return that the new departure has reached or passed is cleared. */
export const withDeparture = <Trip extends { returnDate: string }>(
  trip: Trip,
  departureDate: string,
) => ({
  ...trip,
  departureDate,
  returnDate: departureDate >= trip.returnDate ? '' : trip.returnDate,
});

/** Said at a return date that was cleared. */
export const returnCleared = 'Choose the return again: your new departure is not before it';
