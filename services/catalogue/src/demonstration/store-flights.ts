import { type ClientBase } from 'pg';
import { copyRows } from '../import/copy-rows.ts';
import { demonstrationId } from './demonstration-id.ts';
import { type DemonstrationFlight } from './plan-catalogue.ts';

/** An array as PostgreSQL writes it. */
const toArray = (values: number[]) => `{${values.join(',')}}`;

/** Flights with their prices; the search's copy is filled at once, which spares the trigger its work. */
export async function storeFlights(
  client: ClientBase,
  flights: readonly DemonstrationFlight[],
): Promise<void> {
  const idOf = ({ airline, from, to }: DemonstrationFlight) =>
    demonstrationId(`flight ${airline} ${from.code} ${to.code}`);
  await copyRows(
    client,
    `flights (id, departure_airport_id, arrival_airport_id, airline_id, outbound_minutes, return_minutes, stops,
              one_way_by_month, round_trip_by_month)`,
    flights.map((flight) => [
      idOf(flight),
      demonstrationId(`airport ${flight.from.code}`),
      demonstrationId(`airport ${flight.to.code}`),
      demonstrationId(`airline ${flight.airline}`),
      flight.outboundMinutes,
      flight.returnMinutes,
      flight.via === undefined ? 0 : 1,
      toArray(flight.fares.map(({ oneWayPence }) => oneWayPence)),
      toArray(flight.fares.map(({ roundTripPence }) => roundTripPence)),
    ]),
  );
  await copyRows(
    client,
    'monthly_prices (flight_id, month, one_way_pence, one_way_saving_pence, round_trip_pence, round_trip_saving_pence)',
    flights.flatMap((flight) => {
      const id = idOf(flight);
      return flight.fares.map((fare) => [
        id,
        fare.month,
        fare.oneWayPence,
        fare.oneWaySavingPence,
        fare.roundTripPence,
        fare.roundTripSavingPence,
      ]);
    }),
  );
}
