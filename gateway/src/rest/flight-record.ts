import { z } from 'zod';
import { type FlightRecordFragment } from './flight-admin.generated.ts';
import {
  duration,
  pounds,
  record,
  timestamps,
  toDuration,
  toPounds,
  toPoundsIfAny,
  versioned,
} from './legacy.ts';

const airport = z.object({ ...record, code: z.string(), name: z.string() });

export const flight = z.object({
  ...record,
  flightId: z.string(),
  departureAirport: airport,
  arrivalAirport: airport,
  airline: z.object({
    ...record,
    name: z.string(),
    shortName: z.string(),
    monogramPicture: z.string().nullable(),
  }),
  toDuration: duration,
  fromDuration: duration,
  time: duration.describe('The outbound duration under its old name.'),
  stops: z.int(),
  prices: z.array(
    z.object({
      month: z.int().min(1).max(12),
      oneWay: pounds.nullable(),
      roundTrip: pounds.nullable(),
      discount: z.object({ oneWay: pounds, roundTrip: pounds }),
    }),
  ),
  ...timestamps,
  ...versioned,
});

export const toFlight = (flight: FlightRecordFragment) => ({
  _id: flight.id,
  flightId: flight.id,
  departureAirport: toAirport(flight.departureAirport),
  arrivalAirport: toAirport(flight.arrivalAirport),
  airline: {
    _id: flight.airline.id,
    name: flight.airline.name,
    shortName: flight.airline.shortName,
    monogramPicture: flight.airline.monogramPicture,
  },
  toDuration: toDuration(flight.outboundMinutes),
  fromDuration: toDuration(flight.returnMinutes),
  time: toDuration(flight.outboundMinutes),
  stops: flight.stops,
  prices: flight.monthlyPrices.map((row) => ({
    month: row.month,
    oneWay: toPoundsIfAny(row.oneWayPence),
    roundTrip: toPoundsIfAny(row.roundTripPence),
    discount: {
      oneWay: toPounds(row.oneWaySavingPence),
      roundTrip: toPounds(row.roundTripSavingPence),
    },
  })),
  createdAt: flight.createdAt,
  updatedAt: flight.updatedAt,
  version: flight.version,
});

const toAirport = ({ id, code, name }: { id: string; code: string; name: string }) => ({
  _id: id,
  code,
  name,
});
