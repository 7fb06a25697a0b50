import { londonToday, monthOf } from '@larkfare/london-dates';
import { query } from '@larkfare/service-kit';
import { isId } from '@larkfare/text-rules';
import { type CatalogueContext } from '../catalogue-context.ts';
import { type FlightOffer } from './flight-offer.input.ts';
import {
  airlineJson,
  airportJoin,
  airportJson,
  priceColumn,
  savingColumn,
} from './offer-columns.ts';
import { type TripType } from './search.rules.ts';
import { searchedDates, travelDatesProblem } from './travel-dates.rules.ts';

export interface OfferAsked {
  flightId: string;
  tripType: TripType;
  departureDate: string;
  returnDate?: string | null;
}

/** The offer of one flight on those dates; null when it is not offered then. A single offer is nothing to recommend. */
export async function findFlightOffer(
  { db, now }: CatalogueContext,
  asked: OfferAsked,
): Promise<FlightOffer | null> {
  const { flightId, tripType } = asked;
  const today = londonToday(now());
  const dates = searchedDates(asked, today);
  if (!isId(flightId) || travelDatesProblem(dates, today)) return null;

  const [found] = await query<Omit<FlightOffer, 'tripType' | 'departureDate' | 'returnDate'>>(
    db,
    offerStatement(tripType),
    { flightId, month: monthOf(dates.departureDate) },
  );
  return found ? { ...found, tripType, ...dates } : null;
}

const offerStatement = (tripType: TripType) => `
SELECT f.id AS "flightId", ${airlineJson} AS airline,
       ${airportJson('departure')} AS "departureAirport", ${airportJson('arrival')} AS "arrivalAirport",
       f.outbound_minutes AS "outboundMinutes", f.return_minutes AS "returnMinutes", f.stops,
       ${priceColumn[tripType]} + ${savingColumn[tripType]} AS "originalPricePence",
       ${savingColumn[tripType]} AS "savingPence", ${priceColumn[tripType]} AS "finalPricePence",
       false AS "isRecommended"
FROM flights f
JOIN monthly_prices p ON p.flight_id = f.id AND p.month = :month::int AND ${priceColumn[tripType]} IS NOT NULL
JOIN airlines airline ON airline.id = f.airline_id
${airportJoin('departure', 'f')}
${airportJoin('arrival', 'f')}
WHERE f.id = :flightId::uuid`;
