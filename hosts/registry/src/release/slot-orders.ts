import { query } from '@larkfare/data-kit/database';
import { type DataSource } from 'typeorm';
import { type SlotOrder, type SlotOrders } from './slot-order.rules.ts';

/** The latest decision about each slot. */
export async function slotOrders(db: DataSource): Promise<SlotOrders> {
  const rows = await query<SlotOrder & { slot: string }>(
    db,
    `SELECT DISTINCT ON (slot) slot, revision, shown, hidden FROM slot_orders
     ORDER BY slot, revision DESC`,
  );
  return Object.fromEntries(rows.map(({ slot, ...order }) => [slot, order]));
}

/** Records a decision. @returns false if its revision is not the next one */
export async function decideSlot(
  db: DataSource,
  decision: SlotOrder & { slot: string; by: string },
): Promise<boolean> {
  const rows = await query(
    db,
    `INSERT INTO slot_orders (slot, revision, shown, hidden, decided_by)
     SELECT :slot, :revision, :shown, :hidden, :by
     WHERE :revision = 1 + (SELECT coalesce(max(revision), 0) FROM slot_orders WHERE slot = :slot)
     ON CONFLICT DO NOTHING RETURNING revision`,
    { ...decision },
  );
  return rows.length > 0;
}
