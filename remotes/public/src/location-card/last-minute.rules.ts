/** A location at the price of its departures within six weeks, whatever other months cost. */
export const atLastMinutePrice = <Price, Place extends { lastMinutePrice: Price }>(
  location: Place,
) => ({ ...location, lowestPrice: location.lastMinutePrice });
