import {
  FieldProblem,
  type GraphqlExecutor,
  queryService,
  type TypedDocument,
  unavailable,
} from '@larkfare/service-kit';
import { type Logger } from 'pino';
import {
  AirportsToLinkDocument,
  FlightToLinkDocument,
  type FlightToLinkQuery,
} from './existing-flight.generated.ts';
import { type FlightCodes, isSame } from './flight-codes.rules.ts';

export type ExistingFlight = FlightToLinkQuery['flightList']['items'][number]['flight'];

/** With the administrator's token, which the list of all flights, offered or not, needs. */
export interface CatalogueAccess {
  catalogue: GraphqlExecutor;
  authorization: string | undefined;
  log: Logger;
}

/**
 * The one flight of that airline between those airports, or which of the three is wrong.
 * @throws SERVICE_UNAVAILABLE when the catalogue does not answer
 */
export async function existingFlight(
  access: CatalogueAccess,
  wanted: FlightCodes,
): Promise<ExistingFlight | FieldProblem> {
  const { departureCode, arrivalCode, airlineShortName } = wanted;
  const ask = queryCatalogue(access);
  const airports = await ask(AirportsToLinkDocument, { departureCode, arrivalCode });
  const from = airports.departures.find((each) => isSame(each.airportCode, departureCode));
  if (!from) return new FieldProblem('departureCode', `No airport has the code ${departureCode}`);
  const to = airports.arrivals.find((each) => isSame(each.airportCode, arrivalCode));
  if (!to) return new FieldProblem('arrivalCode', `No airport has the code ${arrivalCode}`);

  const { flightList } = await ask(FlightToLinkDocument, {
    fromId: from.airportId,
    toId: to.airportId,
    airlines: [airlineShortName],
  });
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

const queryCatalogue =
  ({ catalogue, authorization, log }: CatalogueAccess) =>
  <Data, Variables extends Record<string, unknown>>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
  ) =>
    queryService(catalogue, document, variables, { authorization }).catch((error: unknown) => {
      log.error({ err: error }, 'the catalogue named no flight for a booking');
      throw unavailable('The flight cannot be looked up just now, so nothing was saved.');
    });
