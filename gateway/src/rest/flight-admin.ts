import { z } from 'zod';
import { basedOn, changeOf, deletion, toDeleted } from './change.ts';
import { Created, type Door } from './door.ts';
import {
  DeleteFlightDocument,
  FindOrCreateFlightDocument,
  FlightDocument,
  FlightHasBookingsDocument,
  type FlightInput,
  UpdateFlightDocument,
} from './flight-admin.generated.ts';
import { flight, toFlight } from './flight-record.ts';
import { toMinutes, toPence, toPenceIfAny } from './legacy.ts';
import { byId, reference } from './parameters.ts';
import { Refused, toRefused } from './refused.ts';

const duration = z.object({
  hours: z.int().min(0).max(1000),
  minutes: z.int().min(0).max(59).default(0),
});
const amount = z.number().min(0).max(1_000_000);
const priceIfAny = amount.nullish().describe('Pounds; null where it is not offered that month.');
const saving = amount.nullish();
const flightPart = reference.optional();

const flightBody = z.object({
  departureAirport: flightPart,
  arrivalAirport: flightPart,
  airline: flightPart,
  toDuration: duration.optional(),
  fromDuration: duration.optional(),
  time: duration.optional().describe('The outbound duration under its old name.'),
  stops: z.int().min(0).max(100).optional(),
  prices: z
    .array(
      z.object({
        month: z.int().min(1).max(12),
        oneWay: priceIfAny,
        roundTrip: priceIfAny,
        discount: z.object({ oneWay: saving, roundTrip: saving }).nullish(),
      }),
    )
    .max(12)
    .optional()
    .describe('The whole table: a month that is missing has no price.'),
});

const nobodysFlight = () => new Refused(404, 'There is no flight with this id.');

export function flightAdminRoutes({ route, operation }: Door): void {
  const oneFlight = operation(FlightDocument);
  const flightHasBookings = operation(FlightHasBookingsDocument);
  const findOrCreateFlight = operation(FindOrCreateFlightDocument);
  const updateFlight = operation(UpdateFlightDocument);
  const deleteFlight = operation(DeleteFlightDocument);

  route(
    'GET /flight/{id}',
    {
      summary: 'One flight with its monthly prices',
      administrator: true,
      params: byId,
      answer: flight,
    },
    async ({ params, caller }) => {
      const answer = await oneFlight(params, caller);
      return answer.flight ? toFlight(answer.flight) : nobodysFlight();
    },
  );

  route(
    'GET /flight/{id}/has-bookings',
    {
      summary: 'Whether anybody asked to book a flight',
      administrator: true,
      params: byId,
      answer: z.object({ hasBookings: z.boolean() }),
    },
    async ({ params, caller }) => {
      const { flight } = await flightHasBookings(params, caller);
      return flight ? { hasBookings: flight.hasBookings === true } : nobodysFlight();
    },
  );

  route(
    'POST /flight/search-or-create',
    {
      summary: 'The one flight of an airline between two airports, made when there is none',
      administrator: true,
      body: z.object({
        departureAirport: reference,
        arrivalAirport: reference,
        airline_id: reference,
      }),
      answer: flight,
      mayCreate: true,
    },
    async ({ body, caller }) => {
      const { findOrCreateFlight: result } = await findOrCreateFlight(
        {
          departureAirportId: body.departureAirport,
          arrivalAirportId: body.arrivalAirport,
          airlineId: body.airline_id,
        },
        caller,
      );
      if (result.__typename !== 'FlightFound') return toRefused(result);
      const found = toFlight(result.flight);
      return result.isNew ? new Created(found) : found;
    },
  );

  route(
    'PUT /flight/{id}',
    { summary: 'Change any part of a flight', ...changeOf(flightBody), answer: flight },
    async (request) => {
      const { params, body, caller } = request;
      const { updateFlight: result } = await updateFlight(
        { ...params, version: basedOn(request), input: toInput(body) },
        caller,
      );
      return result.__typename === 'FlightSaved' ? toFlight(result.flight) : toRefused(result);
    },
  );

  route(
    'DELETE /flight/{id}',
    { summary: 'Delete a flight that nobody asked to book', ...deletion },
    async ({ params, caller }) => {
      const { deleteFlight: result } = await deleteFlight(params, caller);
      return toDeleted(result, 'The flight was deleted.');
    },
  );
}

function toInput(body: z.output<typeof flightBody>): FlightInput {
  const outbound = body.toDuration ?? body.time;
  return {
    departureAirportId: body.departureAirport,
    arrivalAirportId: body.arrivalAirport,
    airlineId: body.airline,
    outboundMinutes: outbound && toMinutes(outbound),
    returnMinutes: body.fromDuration && toMinutes(body.fromDuration),
    stops: body.stops,
    monthlyPrices: body.prices?.map(({ month, oneWay, roundTrip, discount }) => ({
      month,
      oneWayPence: toPenceIfAny(oneWay),
      oneWaySavingPence: toPence(discount?.oneWay ?? 0),
      roundTripPence: toPenceIfAny(roundTrip),
      roundTripSavingPence: toPence(discount?.roundTrip ?? 0),
    })),
  };
}
