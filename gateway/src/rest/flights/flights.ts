import { Created } from '@larkfare/server-kit/http';
import { z } from 'zod';
import { crud, notFound, toHttpError } from '../crud.ts';
import { poundsUpTo, toMinutes, toPence, toPenceIfAny } from '../mappers.ts';
import { byId, reference } from '../parameters.ts';
import { type RestApi } from '../routes.ts';
import { flight, toFlight } from './flight.ts';
import {
  DeleteFlightDocument,
  FindOrCreateFlightDocument,
  FlightDocument,
  FlightHasBookingsDocument,
  type FlightInput,
  UpdateFlightDocument,
} from './flights.generated.ts';

const duration = z.object({
  hours: z.int().min(0).max(1000),
  minutes: z.int().min(0).max(59).default(0),
});
const amount = poundsUpTo(1_000_000);
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
  operatedBy: z.string().max(1000).nullish().describe('Empty: the airline itself.'),
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

export function flightRoutes(api: RestApi): void {
  const { route, prepare } = api;
  const flightHasBookings = prepare(FlightHasBookingsDocument);
  const findOrCreateFlight = prepare(FindOrCreateFlightDocument);

  crud(api, {
    path: '/flight',
    name: 'flight',
    schema: flight,
    toRecord: toFlight,
    body: flightBody,
    toInput,
    read: ['One flight with its monthly prices', FlightDocument],
    readNeedsAdministrator: true,
    update: ['Change any part of a flight', UpdateFlightDocument],
    delete: ['Delete a flight without bookings', DeleteFlightDocument],
  });

  route(
    'GET /flight/{id}/has-bookings',
    {
      summary: 'Whether a flight has bookings',
      callers: ['administrator'],
      params: byId,
      response: z.object({ hasBookings: z.boolean() }),
    },
    async ({ params, caller }) => {
      const { flight } = await flightHasBookings(params, caller);
      return flight ? { hasBookings: flight.hasBookings === true } : notFound('flight');
    },
  );

  route(
    'POST /flight/search-or-create',
    {
      summary: 'The one flight of an airline between two airports, created when there is none',
      callers: ['administrator'],
      body: z.object({
        departureAirport: reference,
        arrivalAirport: reference,
        airline_id: reference,
      }),
      response: flight,
      mayCreate: true,
    },
    async ({ body, caller }) => {
      const { result } = await findOrCreateFlight(
        {
          departureAirportId: body.departureAirport,
          arrivalAirportId: body.arrivalAirport,
          airlineId: body.airline_id,
        },
        caller,
      );
      if (!('record' in result)) return toHttpError(result);
      const found = toFlight(result.record);
      return result.isNew ? new Created(found) : found;
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
    operatedBy: body.operatedBy,
    monthlyPrices: body.prices?.map(({ month, oneWay, roundTrip, discount }) => ({
      month,
      oneWayPence: toPenceIfAny(oneWay),
      oneWaySavingPence: toPence(discount?.oneWay ?? 0),
      roundTripPence: toPenceIfAny(roundTrip),
      roundTripSavingPence: toPence(discount?.roundTrip ?? 0),
    })),
  };
}
