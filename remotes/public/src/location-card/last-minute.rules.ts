interface LastMinute {
  lastMinutePrice: { pricePence: number; departureDate: string } | null;
}

/** A location at the price of its departures within six weeks, whatever other months cost. */
export const atLastMinutePrice = <Place extends LastMinute>(location: Place) => ({
  ...location,
  lowestPricePence: location.lastMinutePrice?.pricePence ?? null,
  lowestPriceDeparture: location.lastMinutePrice?.departureDate ?? null,
});
