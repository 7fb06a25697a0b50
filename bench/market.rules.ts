/** How many airlines fly between two airports, by their ranks: floor(size / ((one + offset) × (other + offset)) ^ exponent). */
export interface Market {
  offset: number;
  exponent: number;
  size: number;
  mostAirlines: number;
  /** Airports of these first ranks fly to every other one. */
  everywhere: number;
}

/** Scaled from the 67,663 routes of OpenFlights, whose largest airport has 915 departures. */
const shape = { offset: 25, exponent: 0.9, mostAirlines: 60, everywhere: 2 };

export function airlinesBetween(
  { offset, exponent, size, mostAirlines, everywhere }: Market,
  one: number,
  other: number,
) {
  const competitors = Math.min(
    mostAirlines,
    Math.floor(size / ((one + offset) * (other + offset)) ** exponent),
  );
  return Math.max(competitors, one <= everywhere || other <= everywhere ? 1 : 0);
}

/** The smallest market of this shape that has at least so many flights. */
export function marketWith(flights: number, airports: number): Market {
  let [small, large] = [1, 1e9];
  for (let round = 0; round < 24; round += 1) {
    const size = Math.sqrt(small * large);
    if (total({ ...shape, size }, airports) >= flights) large = size;
    else small = size;
  }
  return { ...shape, size: Math.ceil(large) };
}

function total(market: Market, airports: number): number {
  let flights = 0;
  for (let one = 1; one <= airports; one += 1)
    for (let other = 1; other <= airports; other += 1) {
      const competitors = airlinesBetween(market, one, other);
      // The further down the list, the smaller: nothing comes after the first empty one.
      if (competitors < 1) break;
      if (one !== other) flights += competitors;
    }
  return flights;
}
