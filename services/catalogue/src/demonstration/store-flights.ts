import { type ClientBase } from 'pg';
import { TravelClass } from '../flights/monthly-price.rules.ts';
import { copyRows } from '../bulk-rows.ts';
import { demonstrationId } from './demonstration-id.ts';
import { airlines, operators } from './demonstration-tables.ts';
import { type DemonstrationFlight } from './plan-catalogue.ts';

/** Full-service airlines sell the other classes on long flights, First on the longest: how many times economy's price. */
const classes = [
  { travelClass: TravelClass.economy, times: 1, fromMinutes: 0 },
  { travelClass: TravelClass.premiumEconomy, times: 1.6, fromMinutes: 300 },
  { travelClass: TravelClass.business, times: 3.2, fromMinutes: 300 },
  { travelClass: TravelClass.first, times: 5.5, fromMinutes: 600 },
];

const fullService = new Set(
  airlines.filter(({ style }) => style === 'network').map(({ code }) => code),
);

const pricesOf = ({ airline, fares, outboundMinutes }: DemonstrationFlight) =>
  classes
    .filter(({ fromMinutes }) => outboundMinutes >= fromMinutes)
    .filter(({ times }) => times === 1 || fullService.has(airline))
    .flatMap(({ travelClass, times }) =>
      fares.map(({ month, ...pence }) => ({
        travelClass,
        month,
        oneWayPence: timesPounds(pence.oneWayPence, times),
        oneWaySavingPence: timesPounds(pence.oneWaySavingPence, times),
        roundTripPence: timesPounds(pence.roundTripPence, times),
        roundTripSavingPence: timesPounds(pence.roundTripSavingPence, times),
      })),
    );

/** In whole pounds where it is not the same. */
const timesPounds = (pence: number, times: number) =>
  times === 1 ? pence : Math.round((pence * times) / 100) * 100;

const operatorOf = ({ airline, from, to }: DemonstrationFlight) =>
  operators.get(`${airline} ${from.code}`) ?? operators.get(`${airline} ${to.code}`) ?? null;

export async function storeFlights(
  client: ClientBase,
  flights: readonly DemonstrationFlight[],
): Promise<void> {
  const idOf = ({ airline, from, to }: DemonstrationFlight) =>
    demonstrationId(`flight ${airline} ${from.code} ${to.code}`);
  await copyRows(
    client,
    'flights (id, departure_airport_id, arrival_airport_id, airline_id, outbound_minutes, return_minutes, stops, operated_by)',
    flights.map((flight) => [
      idOf(flight),
      demonstrationId(`airport ${flight.from.code}`),
      demonstrationId(`airport ${flight.to.code}`),
      demonstrationId(`airline ${flight.airline}`),
      flight.outboundMinutes,
      flight.returnMinutes,
      flight.via === undefined ? 0 : 1,
      operatorOf(flight),
    ]),
  );
  await copyRows(
    client,
    'monthly_prices (flight_id, travel_class, month, one_way_pence, one_way_saving_pence, round_trip_pence, round_trip_saving_pence)',
    flights.flatMap((flight) => {
      const id = idOf(flight);
      return pricesOf(flight).map((fare) => [
        id,
        fare.travelClass,
        fare.month,
        fare.oneWayPence,
        fare.oneWaySavingPence,
        fare.roundTripPence,
        fare.roundTripSavingPence,
      ]);
    }),
  );
}
