import { londonToday, monthOf } from '@larkfare/london-dates';
import { query } from '@larkfare/data-kit/database';
import { isId } from '@larkfare/text-rules';
import { type CatalogueContext } from '../catalogue-context.ts';
import { offeredColumns } from '../offers/offered-flight.ts';
import { type FlightOffer } from '../offers/flight-offer.input.ts';
import { type FlightOfferArgs } from './flight-search.input.ts';
import { TripType } from '../offers/search.rules.ts';
import { searchedDates, travelDatesProblem } from '../offers/travel-dates.rules.ts';

/** The offer of one flight on those dates; null when it is not offered then. A single offer is nothing to recommend. */
export async function findFlightOffer(
  { db, now }: CatalogueContext,
  args: FlightOfferArgs,
): Promise<FlightOffer | null> {
  const { flightId, tripType } = args;
  const today = londonToday(now());
  const dates = searchedDates(args, today);
  if (!isId(flightId) || travelDatesProblem(dates, today)) return null;

  const [found] = await query<Omit<FlightOffer, 'tripType' | 'departureDate' | 'returnDate'>>(
    db,
    offerStatement(tripType, offeredColumns(db)),
    { flightId, travelClass: args.travelClass, month: monthOf(dates.departureDate) },
  );
  return found ? { ...found, tripType, ...dates } : null;
}

const pence = {
  [TripType.oneWay]: { price: 'one_way_pence', saving: 'one_way_saving_pence' },
  [TripType.roundTrip]: { price: 'round_trip_pence', saving: 'round_trip_saving_pence' },
};

const airportJson = (end: 'departure' | 'arrival') => `(
    SELECT json_build_object('id', airport.id, 'code', code, 'name', airport.name, 'locationName', location.name)
    FROM airports airport JOIN locations location ON location.id = location_id WHERE airport.id = ${end}_airport_id)`;

/**
 * From PostgreSQL, whose word counts when it is booked. Subqueries replace six joins: PostgreSQL took longer to plan the
 * joins than to run them, and behind pgbouncer it plans the statement for each booking.
 */
const offerStatement = (tripType: TripType, flightColumns: string) => `
SELECT ${flightColumns}, flights.id AS "flightId", ${airportJson('departure')} AS "departureAirport", ${airportJson('arrival')} AS "arrivalAirport",
  (SELECT json_build_object('id', id, 'name', name, 'shortName', short_name,
      'monogramPicture', monogram_picture, 'logoPicture', logo_picture, 'hasBaggage', has_baggage)
    FROM airlines WHERE id = airline_id) AS airline,
  ${pence[tripType].price} + ${pence[tripType].saving} AS "originalPricePence", ${pence[tripType].saving} AS "savingPence",
  ${pence[tripType].price} AS "finalPricePence", false AS "isRecommended"
FROM flights
JOIN monthly_prices ON flight_id = flights.id AND travel_class = :travelClass::travel_class AND month = :month::int
WHERE flights.id = :flightId::uuid AND ${pence[tripType].price} IS NOT NULL`;
