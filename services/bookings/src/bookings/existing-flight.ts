import { FieldProblem, type GraphqlExecutor, unavailable } from '@larkfare/service-kit';
import { type Logger } from 'pino';
import { z } from 'zod';
import { type FlightCodes, isSame } from './flight-codes.rules.ts';

const airportsQuestion = /* GraphQL */ `
  query AirportsToLink($departureCode: String!, $arrivalCode: String!) {
    departures: airportSuggestions(query: $departureCode, size: 10) {
      airportId
      airportCode
    }
    arrivals: airportSuggestions(query: $arrivalCode, size: 10) {
      airportId
      airportCode
    }
  }
`;

const flightsQuestion = /* GraphQL */ `
  query FlightToLink($fromId: ID!, $toId: ID!, $airlines: [String!]!) {
    flightList(input: { fromId: $fromId, toId: $toId, airlines: $airlines }) {
      items {
        flight {
          id
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
          }
          arrivalAirport {
            id
            code
            name
          }
          outboundMinutes
          returnMinutes
          stops
        }
      }
    }
  }
`;

const suggestions = z.array(z.object({ airportId: z.string(), airportCode: z.string() }));
const airportsAnswer = z.object({ departures: suggestions, arrivals: suggestions });

const airport = z.object({ id: z.string(), code: z.string(), name: z.string() });
const flight = z.object({
  id: z.string(),
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
});
const flightsAnswer = z.object({ flightList: z.object({ items: z.array(z.object({ flight })) }) });

export type ExistingFlight = z.output<typeof flight>;

/** Where to ask, and who asks: the list of all flights, offered or not, is for administrators. */
export interface CatalogueAccess {
  catalogue: GraphqlExecutor;
  authorization: string | undefined;
  log: Logger;
}

/**
 * The one flight of that airline between those airports, or which of the three is wrong.
 * @throws SERVICE_UNAVAILABLE when the catalogue cannot be asked
 */
export async function existingFlight(
  access: CatalogueAccess,
  wanted: FlightCodes,
): Promise<ExistingFlight | FieldProblem> {
  const { departureCode, arrivalCode, airlineShortName } = wanted;
  const airports = airportsAnswer.parse(
    await ask(access, airportsQuestion, { departureCode, arrivalCode }),
  );
  const from = airports.departures.find((each) => isSame(each.airportCode, departureCode));
  if (!from) return new FieldProblem('departureCode', `No airport has the code ${departureCode}`);
  const to = airports.arrivals.find((each) => isSame(each.airportCode, arrivalCode));
  if (!to) return new FieldProblem('arrivalCode', `No airport has the code ${arrivalCode}`);

  const { flightList } = flightsAnswer.parse(
    await ask(access, flightsQuestion, {
      fromId: from.airportId,
      toId: to.airportId,
      airlines: [airlineShortName],
    }),
  );
  const found = flightList.items.filter((item) =>
    isSame(item.flight.airline.shortName, airlineShortName),
  );
  return found.length === 1 && found[0]
    ? found[0].flight
    : new FieldProblem(
        'airlineShortName',
        `${airlineShortName} has no flight from ${departureCode} to ${arrivalCode}`,
      );
}

async function ask(
  { catalogue, authorization, log }: CatalogueAccess,
  query: string,
  variables: Record<string, string | string[]>,
): Promise<unknown> {
  const { data, errors } = await catalogue({ query, variables, headers: { authorization } });
  if (!errors?.length) return data;
  log.error({ errors }, 'the catalogue named no flight for a booking');
  throw unavailable('The flight cannot be looked up just now, so nothing was saved.');
}
