import { londonToday } from '@larkfare/london-dates';
import { type Airport } from '../airports/airport.entity.ts';
import { type CatalogueContext } from '../catalogue-context.ts';
import { lastMinuteUntil } from './last-minute.rules.ts';
import { lowestOf } from './lowest-price.rules.ts';
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

type PriceChoice = Omit<Parameters<typeof lowestOf>[1], 'today'>;

/** The lowest one-way price from the UK to the location's first airport. */
export async function lowestPriceTo(
  context: CatalogueContext,
  locationId: string,
  choice: PriceChoice = {},
): Promise<LowestPrice | null> {
  const airport = await firstAirport(context, locationId);
  const prices = airport ? await context.loaders.lowestPricesTo.load(airport.id) : [];
  const lowest = lowestOf(prices, { ...choice, today: londonToday(context.now()) });
  const departureAirport = lowest && context.names().places.airport(lowest.departureAirportId);
  return departureAirport ? { ...lowest, departureAirport } : null;
}

/** The same for departures that are still last-minute. */
export const lastMinutePriceTo = (
  context: CatalogueContext,
  locationId: string,
  choice: PriceChoice = {},
): Promise<LowestPrice | null> =>
  lowestPriceTo(context, locationId, {
    ...choice,
    until: lastMinuteUntil(londonToday(context.now())),
  });
