import { query } from '@larkfare/data-kit/database';
import { type EntityManager } from 'typeorm';
import { isEconomy, toMonthlyPrices, TravelClass, type TypedPrice } from './monthly-price.rules.ts';

/**
 * Makes the tables of economy, of those classes and of those that a row names what is given; others keep theirs for the
 * months that economy has. A row that stays as it is is not written, and so not recorded as a change.
 */
export async function replacePrices(
  manager: EntityManager,
  flightId: string,
  typed: readonly TypedPrice[],
  travelClasses: readonly TravelClass[],
): Promise<void> {
  const prices = toMonthlyPrices(typed);
  await query(manager, remove, {
    flightId,
    prices: JSON.stringify(prices),
    months: prices.filter(isEconomy).map(({ month }) => month),
    travelClasses: [
      TravelClass.economy,
      ...travelClasses,
      ...prices.flatMap(({ travelClass }) => travelClass ?? []),
    ],
  });
  await query(manager, upsert, { flightId, prices: JSON.stringify(prices) });
}

export const removePrices = (manager: EntityManager, flightId: string): Promise<void> =>
  replacePrices(manager, flightId, [], Object.values(TravelClass));

const inputRows = `
  (SELECT coalesce("travelClass", 'economy') AS travel_class, month, "oneWayPence", "oneWaySavingPence", "roundTripPence", "roundTripSavingPence"
   FROM json_to_recordset(:prices::json) AS row ("travelClass" travel_class, month smallint, "oneWayPence" integer,
     "oneWaySavingPence" integer, "roundTripPence" integer, "roundTripSavingPence" integer)) AS input`;

const remove = `
  DELETE FROM monthly_prices AS stored
  WHERE flight_id = :flightId::uuid AND (month <> ALL(:months::int[]) OR travel_class = ANY(:travelClasses::travel_class[])
    AND NOT EXISTS (SELECT FROM ${inputRows} WHERE (input.travel_class, input.month) = (stored.travel_class, stored.month)))`;

const upsert = `
  INSERT INTO monthly_prices AS stored
    (flight_id, travel_class, month, one_way_pence, one_way_saving_pence, round_trip_pence, round_trip_saving_pence)
  SELECT :flightId::uuid, input.* FROM ${inputRows}
  ON CONFLICT ON CONSTRAINT monthly_prices_pkey DO UPDATE SET
    one_way_pence = excluded.one_way_pence, one_way_saving_pence = excluded.one_way_saving_pence,
    round_trip_pence = excluded.round_trip_pence, round_trip_saving_pence = excluded.round_trip_saving_pence
  WHERE (stored.one_way_pence, stored.one_way_saving_pence, stored.round_trip_pence, stored.round_trip_saving_pence)
    IS DISTINCT FROM
    (excluded.one_way_pence, excluded.one_way_saving_pence, excluded.round_trip_pence, excluded.round_trip_saving_pence)`;
