import { query } from '@larkfare/data-kit/database';
import { queryService } from '@larkfare/server-kit/executor';
import { type FareShares, fullFares, type Travellers } from '@larkfare/travellers';
import { type Bookings } from '../bookings-context.ts';
import { FareSharesDocument } from './fare-shares.generated.ts';

/**
 * The site's shares, or the last known ones while the content service is unavailable. Before any were known, adults alone
 * can book without it.
 */
export async function fareShares(
  { content, db }: Bookings,
  { children, infants }: Travellers,
): Promise<FareShares> {
  if (!content) return fullFares;
  try {
    const { siteInformation } = await queryService(content, FareSharesDocument, {});
    await keepShares(db, siteInformation.fareShares);
    return siteInformation.fareShares;
  } catch (error) {
    const [last] = await query<FareShares>(
      db,
      `SELECT child_percent AS "childPercent", infant_percent AS "infantPercent" FROM last_fare_shares`,
    );
    if (!last && children + infants > 0) throw error;
    return last ?? fullFares;
  }
}

/** Writes only what is new, so that requests at the same time do not wait for each other. */
const keepShares = (db: Bookings['db'], { childPercent, infantPercent }: FareShares) =>
  query(
    db,
    `INSERT INTO last_fare_shares (child_percent, infant_percent)
     SELECT :childPercent, :infantPercent
      WHERE NOT EXISTS (
              SELECT FROM last_fare_shares
               WHERE child_percent = :childPercent AND infant_percent = :infantPercent)
     ON CONFLICT (only_row) DO UPDATE
        SET child_percent = excluded.child_percent, infant_percent = excluded.infant_percent`,
    { childPercent, infantPercent },
  );
