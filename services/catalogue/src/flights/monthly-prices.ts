import { query } from '@larkfare/service-kit';
import { type EntityManager } from 'typeorm';
import { toMonthlyPrices, type TypedPrice } from './monthly-price.rules.ts';

/** Makes the table of prices what is given; a row that stays as it is is not written, and so not recorded as a change. */
export async function replacePrices(
  manager: EntityManager,
  flightId: string,
  typed: readonly TypedPrice[],
): Promise<void> {
  const prices = toMonthlyPrices(typed);
  await query(
    manager,
    'DELETE FROM monthly_prices WHERE flight_id = :flightId::uuid AND month <> ALL(:months::int[])',
    { flightId, months: prices.map(({ month }) => month) },
  );
  await query(manager, upsert, { flightId, prices: JSON.stringify(prices) });
}

export const removePrices = (manager: EntityManager, flightId: string): Promise<void> =>
  replacePrices(manager, flightId, []);

const upsert = `
  INSERT INTO monthly_prices AS stored
    (flight_id, month, one_way_pence, one_way_saving_pence, round_trip_pence, round_trip_saving_pence)
  SELECT :flightId::uuid, month, "oneWayPence", "oneWaySavingPence", "roundTripPence", "roundTripSavingPence"
  FROM json_to_recordset(:prices::json) AS given (month smallint, "oneWayPence" integer,
    "oneWaySavingPence" integer, "roundTripPence" integer, "roundTripSavingPence" integer)
  ON CONFLICT ON CONSTRAINT monthly_prices_pkey DO UPDATE SET
    one_way_pence = excluded.one_way_pence, one_way_saving_pence = excluded.one_way_saving_pence,
    round_trip_pence = excluded.round_trip_pence, round_trip_saving_pence = excluded.round_trip_saving_pence
  WHERE (stored.one_way_pence, stored.one_way_saving_pence, stored.round_trip_pence, stored.round_trip_saving_pence)
    IS DISTINCT FROM
    (excluded.one_way_pence, excluded.one_way_saving_pence, excluded.round_trip_pence, excluded.round_trip_saving_pence)`;
