import { query } from '@larkfare/data-kit/database';
import { londonToday } from '@larkfare/london-dates';
import { type GraphqlExecutor, queryService } from '@larkfare/server-kit/executor';
import { type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { PriceAlertPricesDocument } from './lowest-prices.generated.ts';
import { PriceAlert } from './price-alert.entity.ts';
import { isDrop, lowestOf, toRouteInput } from './price-alert.rules.ts';

const routeJob = z.object({ ids: z.array(z.uuid()).nonempty() });

interface PriceChecks {
  catalogue: GraphqlExecutor;
  now: () => Date;
}

/** Adds one job for each route with alerts that had no mail today. */
export const checkPriceAlerts = (db: EntityManager, { now }: PriceChecks): Promise<unknown> =>
  query(
    db,
    `SELECT bookings_jobs.add_job('check-price-route', json_build_object('ids', json_agg(id)))
       FROM price_alerts WHERE confirmed_at IS NOT NULL AND mailed_on IS DISTINCT FROM :today::date
      GROUP BY trip_type, travel_class, "from", "to", from_id, to_id`,
    { today: londonToday(now()) },
  );

/**
 * Reads the prices of a route once, notes them in all of its alerts and adds the jobs of the mails that are due, in one
 * transaction: each of them is sent once, wherever the process is killed.
 */
export async function checkPriceRoute(
  db: EntityManager,
  { catalogue, now }: PriceChecks,
  payload: unknown,
): Promise<void> {
  const { ids } = routeJob.parse(payload);
  const today = londonToday(now());
  const [first] = await db.find(PriceAlert, { where: { id: In(ids) }, take: 1 });
  if (!first) return;
  const input = toRouteInput(first);
  const { lowestPrices } = await queryService(catalogue, PriceAlertPricesDocument, { input });

  const alerts = await db.find(PriceAlert, {
    where: { id: In(ids) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const priced = alerts
    .filter(({ mailedOn }) => mailedOn !== today)
    .flatMap(({ id, ...alert }) => {
      const lowest = lowestOf(lowestPrices, alert.month, today);
      if (!lowest) return [];
      const { pence, departure } = lowest;
      const drop = { wasPence: alert.lastPricePence, pence, departure, on: today };
      return [{ id, pence, job: isDrop(alert, pence) ? { id, drop } : null }];
    });
  const parameters = { priced: JSON.stringify(priced), today };
  await query(
    db,
    // After every other job: thousands of these mails delay no customer's mail and no check.
    `SELECT bookings_jobs.add_job('send-price-alert', job, priority => 10)
       FROM json_to_recordset(:priced::json) AS priced (job json) WHERE job IS NOT NULL`,
    parameters,
  );
  await query(
    db,
    `UPDATE price_alerts
        SET last_price_pence = pence, mailed_on = CASE WHEN job IS NULL THEN mailed_on ELSE :today::date END
       FROM json_to_recordset(:priced::json) AS priced (id uuid, pence integer, job json)
      WHERE priced.id = price_alerts.id`,
    parameters,
  );
}
