import { londonToday } from '@larkfare/london-dates';
import { type Airport } from '../airports/airport.entity.ts';
import { type CatalogueContext } from '../catalogue-context.ts';
import { soonestDayIn } from '../search/travel-dates.rules.ts';

/** The airport that a visitor flies to: the one with most flights arriving, then the first code. */
export async function firstAirport(
  { names, loaders }: CatalogueContext,
  locationId: string,
): Promise<Airport | null> {
  const airports = await Promise.all(
    names()
      .places.airportsIn(locationId)
      .map(async (airport) => ({
        airport,
        flights: (await loaders.arrivals.load(airport.id))?.flights ?? 0,
      })),
  );
  const [first] = airports.toSorted(
    (a, b) => b.flights - a.flights || (a.airport.code < b.airport.code ? -1 : 1),
  );
  return first?.airport ?? null;
}

/** The lowest one-way price of any month to the location's first airport, and the first day that can be booked at it. */
export async function lowestFareTo(context: CatalogueContext, locationId: string) {
  const airport = await firstAirport(context, locationId);
  const arrivals = airport && (await context.loaders.arrivals.load(airport.id));
  const today = londonToday(context.now());
  const fares = (arrivals?.lowestPence ?? []).flatMap((pricePence, index) =>
    pricePence === null ? [] : [{ pricePence, soonestDeparture: soonestDayIn(index + 1, today) }],
  );
  const [lowest] = fares.toSorted(
    (a, b) => a.pricePence - b.pricePence || (a.soonestDeparture < b.soonestDeparture ? -1 : 1),
  );
  return lowest ?? null;
}
