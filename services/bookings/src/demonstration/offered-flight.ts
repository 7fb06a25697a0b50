import { type LocalDate } from '@larkfare/london-dates';
import { type GraphqlExecutor } from '@larkfare/service-kit';
import { z } from 'zod';

const placesQuestion = /* GraphQL */ `
  query DemonstrationPlaces {
    popularLocations {
      id
      name
    }
  }
`;
const offersQuestion = /* GraphQL */ `
  query DemonstrationOffers($toId: ID!, $departureDate: LocalDate!) {
    flightSearch(input: { toId: $toId, departureDate: $departureDate, tripType: oneWay }) {
      items {
        flightId
        airline {
          id
          name
          shortName
          monogramPicture
        }
        departureAirport {
          id
          code
          name
          locationName
        }
        arrivalAirport {
          id
          code
          name
          locationName
        }
        outboundMinutes
        returnMinutes
        stops
      }
    }
  }
`;
const pricesQuestion = /* GraphQL */ `
  query DemonstrationPrices($flights: [_Any!]!) {
    _entities(representations: $flights) {
      ... on Flight {
        id
        monthlyPrices {
          month
          oneWayPence
          roundTripPence
        }
      }
    }
  }
`;

const airport = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  locationName: z.string(),
});
const places = z.object({ popularLocations: z.array(z.object({ id: z.string() })) });
const offers = z.object({
  flightSearch: z.object({
    items: z.array(
      z.object({
        flightId: z.string(),
        airline: z.object({
          id: z.string(),
          name: z.string(),
          shortName: z.string(),
          monogramPicture: z.string().nullish(),
        }),
        departureAirport: airport,
        arrivalAirport: airport,
        outboundMinutes: z.number().int(),
        returnMinutes: z.number().int(),
        stops: z.number().int(),
      }),
    ),
  }),
});
const price = z.object({
  month: z.number().int(),
  oneWayPence: z.number().int().nullish(),
  roundTripPence: z.number().int().nullish(),
});
const prices = z.object({
  _entities: z.array(z.object({ id: z.string(), monthlyPrices: z.array(price) }).nullable()),
});

export type OfferedFlight = z.output<typeof offers>['flightSearch']['items'][number] & {
  monthlyPrices: z.output<typeof price>[];
};

const placesAtMost = 30;
const flightsAPlace = 7;

/** Flights that people book, with the prices of every month; those to the best liked places come first. */
export async function popularFlights(
  catalogue: GraphqlExecutor,
  departureDate: LocalDate,
): Promise<OfferedFlight[]> {
  const { popularLocations } = places.parse(await ask(catalogue, placesQuestion, {}));
  const found = await Promise.all(
    popularLocations.slice(0, placesAtMost).map(async ({ id: toId }) => {
      const answer = await ask(catalogue, offersQuestion, { toId, departureDate });
      return offers.parse(answer).flightSearch.items.slice(0, flightsAPlace);
    }),
  );
  const flights = found.flat();
  const representations = flights.map(({ flightId }) => ({ __typename: 'Flight', id: flightId }));
  const { _entities } = prices.parse(
    await ask(catalogue, pricesQuestion, { flights: representations }),
  );
  return flights.map((flight, index) => ({
    ...flight,
    monthlyPrices: _entities[index]?.monthlyPrices ?? [],
  }));
}

async function ask(catalogue: GraphqlExecutor, query: string, variables: Record<string, unknown>) {
  const { data, errors } = await catalogue({ query, variables });
  if (errors?.length) throw new Error(errors.map(({ message }) => message).join(' '));
  return data;
}
