import { londonToday } from '@larkfare/london-dates';
import { type Airport } from '../airports/airport.entity.ts';
import { type CatalogueContext } from '../catalogue-context.ts';
import { lastMinuteUntil } from './last-minute.rules.ts';
import { soonestDayIn } from '../offers/travel-dates.rules.ts';
import { type LowestPrice } from './location.input.ts';

/** The airport that a visitor flies to: the one with most priced flights from the UK, then the first code. */
export async function firstAirport(
  { names, bookable }: CatalogueContext,
  locationId: string,
): Promise<Airport | null> {
  const { flightsToAirport } = await bookable();
  const [first] = names()
    .places.airportsIn(locationId)
    .toSorted(
      (a, b) => flightsToAirport(b.id) - flightsToAirport(a.id) || (a.code < b.code ? -1 : 1),
    );
  return first ?? null;
}

/** The lowest one-way price of any month from the UK to the location's first airport. */
export const lowestPriceTo = async (
  context: CatalogueContext,
  locationId: string,
): Promise<LowestPrice | null> => lowestOf(await pricesTo(context, locationId));

/** The same for departures that are still last-minute. */
export async function lastMinutePriceTo(
  context: CatalogueContext,
  locationId: string,
): Promise<LowestPrice | null> {
  const until = lastMinuteUntil(londonToday(context.now()));
  const prices = await pricesTo(context, locationId);
  return lowestOf(prices.filter(({ departureDate }) => departureDate <= until));
}

/** Each month's lowest price, with the first day of the month that can be booked. */
async function pricesTo(context: CatalogueContext, locationId: string): Promise<LowestPrice[]> {
  const airport = await firstAirport(context, locationId);
  const lowestPence = airport ? await context.loaders.lowestPricesTo.load(airport.id) : [];
  const today = londonToday(context.now());
  return lowestPence.flatMap((pricePence, index) =>
    pricePence === null ? [] : [{ pricePence, departureDate: soonestDayIn(index + 1, today) }],
  );
}

const lowestOf = ([...prices]: LowestPrice[]): LowestPrice | null =>
  prices.sort(
    (a, b) => a.pricePence - b.pricePence || (a.departureDate < b.departureDate ? -1 : 1),
  )[0] ?? null;
