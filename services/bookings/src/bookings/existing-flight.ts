import { FieldProblem, InvalidInput } from '@larkfare/data-kit/refusals';
import {
  type GraphqlExecutor,
  queryService,
  unavailable,
  type RequestHeaders,
} from '@larkfare/server-kit/executor';
import { type Logger } from 'pino';
import { FlightByCodesDocument, type FlightByCodesQuery } from './existing-flight.generated.ts';
import { type FlightCodes } from './flight-codes.rules.ts';

type Result = FlightByCodesQuery['flightByCodes'];

export type ExistingFlight = Extract<Result, { __typename: 'FlightFound' }>['flight'];

/** The headers carry the administrator's token, which flights that are not offered need. */
interface CatalogueAccess {
  catalogue: GraphqlExecutor;
  headers: RequestHeaders;
  log: Logger;
}

/**
 * The one flight of that airline between those airports, or the code that is invalid.
 * @throws SERVICE_UNAVAILABLE when the catalogue is unavailable
 */
export async function existingFlight(
  { catalogue, headers, log }: CatalogueAccess,
  codes: FlightCodes,
): Promise<ExistingFlight | InvalidInput> {
  const { flightByCodes } = await queryService(
    catalogue,
    FlightByCodesDocument,
    { ...codes },
    headers,
  ).catch((error: unknown) => {
    log.error({ err: error }, 'the catalogue returned no flight for a booking');
    throw unavailable('The flight cannot be looked up just now, so nothing was saved.');
  });
  if (flightByCodes.__typename === 'FlightFound') return flightByCodes.flight;
  return new InvalidInput(
    flightByCodes.fields.map(({ field, message }) => new FieldProblem(field, message)),
  );
}
