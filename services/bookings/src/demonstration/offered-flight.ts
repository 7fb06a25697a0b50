import { type LocalDate } from '@larkfare/london-dates';
import { type GraphqlExecutor, queryService } from '@larkfare/server-kit/executor';
import {
  DemonstrationOffersDocument,
  type DemonstrationOffersQuery,
  DemonstrationPlacesDocument,
  DemonstrationPricesDocument,
} from './offered-flight.generated.ts';

export type OfferedFlight = DemonstrationOffersQuery['flightSearch']['items'][number] & {
  monthlyPrices: {
    month: number;
    oneWayPence: number | null;
    roundTripPence: number | null;
  }[];
};

const placesAtMost = 30;
const flightsAPlace = 7;

/** Flights that people book, with the prices of every month; those to the best liked places come first. */
export async function popularFlights(
  catalogue: GraphqlExecutor,
  departureDate: LocalDate,
): Promise<OfferedFlight[]> {
  const { popularLocations } = await queryService(catalogue, DemonstrationPlacesDocument, {});
  const offers = await Promise.all(
    popularLocations.slice(0, placesAtMost).map(async ({ id: toId }) => {
      const { flightSearch } = await queryService(catalogue, DemonstrationOffersDocument, {
        toId,
        departureDate,
      });
      return flightSearch.items.slice(0, flightsAPlace);
    }),
  );
  const flights = offers.flat();
  const representations = flights.map(({ flightId }) => ({ __typename: 'Flight', id: flightId }));
  const { _entities } = await queryService(catalogue, DemonstrationPricesDocument, {
    flights: representations,
  });
  return flights.map((flight, index) => {
    const entity = _entities[index];
    return {
      ...flight,
      monthlyPrices: entity && 'monthlyPrices' in entity ? entity.monthlyPrices : [],
    };
  });
}
