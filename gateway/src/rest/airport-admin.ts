import { z } from 'zod';
import {
  type AirportInput,
  AirportUsageDocument,
  CreateAirportDocument,
  DeleteAirportDocument,
  UpdateAirportDocument,
} from './airport-admin.generated.ts';
import { airport, toAirport } from './airport-record.ts';
import { basedOn, changeOf, deletion, toDeleted } from './change.ts';
import { type Door } from './door.ts';
import { byId, reference, textOrNone } from './parameters.ts';
import { Refused, toRefused } from './refused.ts';

const airportBody = z.object({
  name: textOrNone(200),
  code: textOrNone(20).describe('IATA code, three characters.'),
  location: reference.describe('The id of the location.'),
});

export function airportAdminRoutes({ route, operation }: Door): void {
  const airportUsage = operation(AirportUsageDocument);
  const createAirport = operation(CreateAirportDocument);
  const updateAirport = operation(UpdateAirportDocument);
  const deleteAirport = operation(DeleteAirportDocument);

  route(
    'GET /airport/{id}/usage',
    {
      summary: 'Whether any flight uses an airport',
      administrator: true,
      params: byId,
      answer: z.object({ usedInFlights: z.boolean() }),
    },
    async ({ params, caller }) => {
      const { airport } = await airportUsage(params, caller);
      if (!airport) return new Refused(404, 'There is no airport with this id.');
      return { usedInFlights: airport.usedInFlights };
    },
  );

  route(
    'POST /airport',
    {
      summary: 'Add an airport to a location',
      administrator: true,
      body: airportBody,
      answer: airport,
      status: 201,
    },
    async ({ body, caller }) => {
      const { createAirport: result } = await createAirport({ input: toInput(body) }, caller);
      return result.__typename === 'AirportSaved' ? toAirport(result.airport) : toRefused(result);
    },
  );

  route(
    'PUT /airport/{id}',
    { summary: 'Change an airport', ...changeOf(airportBody), answer: airport },
    async (request) => {
      const { params, body, caller } = request;
      const { updateAirport: result } = await updateAirport(
        { ...params, version: basedOn(request), input: toInput(body) },
        caller,
      );
      return result.__typename === 'AirportSaved' ? toAirport(result.airport) : toRefused(result);
    },
  );

  route(
    'DELETE /airport/{id}',
    { summary: 'Delete an airport that no flight uses', ...deletion },
    async ({ params, caller }) => {
      const { deleteAirport: result } = await deleteAirport(params, caller);
      return toDeleted(result, 'The airport was deleted.');
    },
  );
}

const toInput = ({ name, code, location }: z.output<typeof airportBody>): AirportInput => ({
  name,
  code,
  locationId: location,
});
