import { randomBytes, randomUUID } from 'node:crypto';
import { query, constraintViolation } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { type EventKind } from '../events/events.ts';
import { secretText } from './signature.ts';

/** Where a remote's team is notified. */
export interface Target {
  id: string;
  /** `https://…` or `mailto:…` */
  address: string;
  createdBy: string;
  createdAt: Date;
}

/** A notification of one event to one target. */
export interface Delivery {
  id: string;
  address: string;
  kind: EventKind;
  version: string | null;
  happenedAt: Date;
  attempts: number;
  /** Null once it is delivered or given up. */
  nextAttemptAt: Date | null;
  deliveredAt: Date | null;
  problem: string | null;
}

const targetsAtMost = 10;
const deliveriesShown = 50;

const columns = `id, address, created_by AS "createdBy", created_at AS "createdAt"`;

export const targetsOf = (db: DataSource, remote: string): Promise<Target[]> =>
  query<Target>(
    db,
    `SELECT ${columns} FROM notification_targets WHERE remote = :remote ORDER BY created_at`,
    { remote },
  );

/** The latest first. */
export const deliveriesOf = (db: DataSource, remote: string): Promise<Delivery[]> =>
  query<Delivery>(
    db,
    `SELECT n.id, t.address, e.kind, e.version, e.happened_at AS "happenedAt", n.attempts,
            n.next_attempt_at AS "nextAttemptAt", n.delivered_at AS "deliveredAt", n.problem
     FROM notifications n JOIN notification_targets t ON t.id = n.target JOIN events e ON e.id = n.event
     WHERE t.remote = :remote ORDER BY n.event DESC, t.created_at LIMIT ${deliveriesShown}`,
    { remote },
  );

/** @returns the target with its secret, which cannot be read again, or why it was not added; undefined if there is no such remote */
export async function addTarget(
  db: DataSource,
  { remote, address, by }: { remote: string; address: string; by: string },
): Promise<(Target & { secret: string }) | { refused: string } | undefined> {
  const secret = randomBytes(32);
  try {
    const [added] = await query<Target>(
      db,
      `INSERT INTO notification_targets (id, remote, address, secret, created_by)
       SELECT :id::uuid, :remote, :address, :secret, :by
       WHERE (SELECT count(*) FROM notification_targets WHERE remote = :remote) < ${targetsAtMost}
       RETURNING ${columns}`,
      { id: randomUUID(), remote, address, secret, by },
    );
    return added
      ? { ...added, secret: secretText(secret) }
      : { refused: `A remote has at most ${targetsAtMost} addresses.` };
  } catch (problem) {
    const kind = constraintViolation(problem)?.kind;
    if (kind === 'unique') return { refused: 'This address is there already.' };
    if (kind === 'reference') return undefined;
    throw problem;
  }
}

/** Deletes a target with what was sent to it. @returns whether it was there */
export const removeTarget = (
  db: DataSource,
  { remote, id }: { remote: string; id: string },
): Promise<boolean> =>
  db.transaction(async (manager) => {
    const where = 'remote = :remote AND id::text = :id';
    await query(
      manager,
      `DELETE FROM notifications WHERE target IN (SELECT id FROM notification_targets WHERE ${where})`,
      { remote, id },
    );
    const removed = await query(
      manager,
      `DELETE FROM notification_targets WHERE ${where} RETURNING id`,
      {
        remote,
        id,
      },
    );
    return removed.length > 0;
  });

/** Sends all targets of a remote an event that says that they are reached. @returns false within a minute of the last */
export async function testTargets(
  db: DataSource,
  { remote, by }: { remote: string; by: string },
): Promise<boolean> {
  const sent = await query(
    db,
    `INSERT INTO events (remote, kind, text, author)
     SELECT name, 'test', 'Notifications arrive here.', :by FROM remotes
     WHERE name = :remote AND NOT EXISTS (
       SELECT FROM events WHERE remote = :remote AND kind = 'test' AND happened_at > now() - interval '1 minute')
     RETURNING id`,
    { remote, by },
  );
  return sent.length > 0;
}
