import { z } from 'zod';
import { type AirlineRecordFragment } from './airline.generated.ts';
import { record, versioned } from './legacy.ts';

const headedText = z.object({ heading: z.string(), description: z.string() });
export const airline = z.object({
  ...record,
  name: z.string(),
  shortName: z.string(),
  overview: z.string(),
  logoPicture: z.string().nullable(),
  monogramPicture: z.string().nullable(),
  baggage: z.boolean(),
  baggageArray: z.array(headedText),
  details: z.array(headedText),
  hasFlights: z.boolean(),
  ...versioned,
});

export const toAirline = (airline: AirlineRecordFragment) => ({
  _id: airline.id,
  name: airline.name,
  shortName: airline.shortName,
  overview: airline.overview,
  logoPicture: airline.logoPicture,
  monogramPicture: airline.monogramPicture,
  baggage: airline.hasBaggage,
  baggageArray: airline.baggage.map(toHeadedText),
  details: airline.details.map(toHeadedText),
  hasFlights: airline.hasFlights,
  version: airline.version,
});

const toHeadedText = ({ heading, description }: { heading: string; description: string }) => ({
  heading,
  description,
});
