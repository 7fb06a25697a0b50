import { z } from 'zod';
import {
  type AirlineInput,
  CreateAirlineDocument,
  DeleteAirlineDocument,
  UpdateAirlineDocument,
} from './airline-admin.generated.ts';
import { airline, toAirline } from './airline-record.ts';
import { basedOn, changeOf, deletion, toDeleted } from './change.ts';
import { type Door } from './door.ts';
import { textOrNone } from './parameters.ts';
import { toRefused } from './refused.ts';

const headedTexts = z
  .array(z.object({ heading: textOrNone(500), description: textOrNone(10_000) }))
  .max(100)
  .default([]);
const airlineBody = z.object({
  shortName: textOrNone(200),
  logoPicture: textOrNone(500).describe('The address that the upload answered.'),
  monogramPicture: textOrNone(500).describe('The address that the upload answered.'),
  overview: textOrNone(20_000),
  details: headedTexts,
  baggage: z.boolean().default(false),
  baggageArray: headedTexts,
});

export function airlineAdminRoutes({ route, operation }: Door): void {
  const createAirline = operation(CreateAirlineDocument);
  const updateAirline = operation(UpdateAirlineDocument);
  const deleteAirline = operation(DeleteAirlineDocument);

  route(
    'POST /airline',
    {
      summary: 'Add an airline',
      administrator: true,
      body: airlineBody,
      answer: airline,
      status: 201,
    },
    async ({ body, caller }) => {
      const { createAirline: result } = await createAirline({ input: toInput(body) }, caller);
      return result.__typename === 'AirlineSaved' ? toAirline(result.airline) : toRefused(result);
    },
  );

  route(
    'PUT /airline/{id}',
    { summary: 'Change an airline', ...changeOf(airlineBody), answer: airline },
    async (request) => {
      const { params, body, caller } = request;
      const { updateAirline: result } = await updateAirline(
        { ...params, version: basedOn(request), input: toInput(body) },
        caller,
      );
      return result.__typename === 'AirlineSaved' ? toAirline(result.airline) : toRefused(result);
    },
  );

  route(
    'DELETE /airline/{id}',
    { summary: 'Delete an airline without flights', ...deletion },
    async ({ params, caller }) => {
      const { deleteAirline: result } = await deleteAirline(params, caller);
      return toDeleted(result, 'The airline was deleted.');
    },
  );
}

const toInput = (body: z.output<typeof airlineBody>): AirlineInput => ({
  shortName: body.shortName,
  logoPicture: body.logoPicture,
  monogramPicture: body.monogramPicture,
  overview: body.overview,
  details: body.details,
  hasBaggage: body.baggage,
  baggage: body.baggageArray,
});
