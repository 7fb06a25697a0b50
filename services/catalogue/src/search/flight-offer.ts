import { londonToday, monthOf } from '@larkfare/london-dates';
import { query } from '@larkfare/service-kit';
import { isId } from '@larkfare/text-rules';
import { type CatalogueContext } from '../catalogue-context.ts';
import { type FlightOffer } from './flight-offer.input.ts';
import { type FlightOfferArgs } from './flight-search.input.ts';
import {
  airlineJson,
  airportJoin,
  airportJson,
  isOfferedIn,
  priceColumn,
  type PriceShape,
  savingColumn,
} from './offer-columns.ts';
import { searchedDates, travelDatesProblem } from './travel-dates.rules.ts';

/** The offer of one flight on those dates; null when it is not offered then. A single offer is nothing to recommend. */
export async function findFlightOffer(
  { db, now }: CatalogueContext,
  asked: FlightOfferArgs,
): Promise<FlightOffer | null> {
  const { flightId, tripType } = asked;
  const today = londonToday(now());
  const dates = searchedDates(asked, today);
  if (!isId(flightId) || travelDatesProblem(dates, today)) return null;

  const [found] = await query<Omit<FlightOffer, 'tripType' | 'departureDate' | 'returnDate'>>(
    db,
    offerStatement(asked),
    { flightId, month: monthOf(dates.departureDate) },
  );
  return found ? { ...found, tripType, ...dates } : null;
}

const offerStatement = (shape: PriceShape) => `
SELECT f.id AS "flightId", ${airlineJson} AS airline,
       ${airportJson('departure')} AS "departureAirport", ${airportJson('arrival')} AS "arrivalAirport",
       f.outbound_minutes AS "outboundMinutes", f.return_minutes AS "returnMinutes", f.stops,
       ${priceColumn(shape)} + ${savingColumn(shape)} AS "originalPricePence",
       ${savingColumn(shape)} AS "savingPence", ${priceColumn(shape)} AS "finalPricePence",
       false AS "isRecommended"
FROM flights f
JOIN monthly_prices p ON p.flight_id = f.id AND ${isOfferedIn(':month::int', shape)}
JOIN airlines airline ON airline.id = f.airline_id
${airportJoin('departure', 'f')}
${airportJoin('arrival', 'f')}
WHERE f.id = :flightId::uuid`;
