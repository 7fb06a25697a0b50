import { londonToday, monthOf } from '@larkfare/london-dates';
import { query } from '@larkfare/service-kit';
import { isId } from '@larkfare/text-rules';
import { type CatalogueContext } from '../catalogue-context.ts';
import { type FlightOffer } from './flight-offer.input.ts';
import { type FlightOfferArgs } from './flight-search.input.ts';
import { TripType } from './search.rules.ts';
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
    offerStatement(tripType),
    { flightId, travelClass: asked.travelClass, month: monthOf(dates.departureDate) },
  );
  return found ? { ...found, tripType, ...dates } : null;
}

const pence = {
  [TripType.oneWay]: { price: 'one_way_pence', saving: 'one_way_saving_pence' },
  [TripType.roundTrip]: { price: 'round_trip_pence', saving: 'round_trip_saving_pence' },
};

const airportJson = (end: 'departure' | 'arrival') =>
  `json_build_object('id', ${end}.id, 'code', ${end}.code, 'name', ${end}.name, 'locationName', ${end}_location.name)`;

/** From PostgreSQL, whose word counts when it is booked. */
const offerStatement = (tripType: TripType) => `
SELECT f.id AS "flightId", ${airportJson('departure')} AS "departureAirport", ${airportJson('arrival')} AS "arrivalAirport",
  json_build_object('id', airline.id, 'name', airline.name, 'shortName', airline.short_name,
    'monogramPicture', airline.monogram_picture, 'logoPicture', airline.logo_picture) AS airline,
  f.outbound_minutes AS "outboundMinutes", f.return_minutes AS "returnMinutes", f.stops,
  ${pence[tripType].price} + ${pence[tripType].saving} AS "originalPricePence", ${pence[tripType].saving} AS "savingPence",
  ${pence[tripType].price} AS "finalPricePence", false AS "isRecommended"
FROM flights f
JOIN monthly_prices ON flight_id = f.id AND travel_class = :travelClass::travel_class AND month = :month::int
JOIN airlines airline ON airline.id = f.airline_id
JOIN airports departure ON departure.id = f.departure_airport_id
JOIN locations departure_location ON departure_location.id = departure.location_id
JOIN airports arrival ON arrival.id = f.arrival_airport_id
JOIN locations arrival_location ON arrival_location.id = arrival.location_id
WHERE f.id = :flightId::uuid AND ${pence[tripType].price} IS NOT NULL`;
