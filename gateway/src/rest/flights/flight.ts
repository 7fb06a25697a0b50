import { z } from 'zod';
import {
  duration,
  pounds,
  record,
  timestamps,
  toDuration,
  toPounds,
  toPoundsIfAny,
  versioned,
} from '../mappers.ts';
import { type FlightRecordFragment } from './flights.generated.ts';

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
  operatedBy: z.string().nullable().describe('The carrier that flies, if another one.'),
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

export const toFlight = ({
  outboundMinutes,
  returnMinutes,
  monthlyPrices,
  ...flight
}: FlightRecordFragment) => ({
  ...flight,
  toDuration: toDuration(outboundMinutes),
  fromDuration: toDuration(returnMinutes),
  time: toDuration(outboundMinutes),
  prices: monthlyPrices.map((row) => ({
    month: row.month,
    oneWay: toPoundsIfAny(row.oneWayPence),
    roundTrip: toPoundsIfAny(row.roundTripPence),
    discount: {
      oneWay: toPounds(row.oneWaySavingPence),
      roundTrip: toPounds(row.roundTripSavingPence),
    },
  })),
});
