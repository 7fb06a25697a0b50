import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Delivery, type Notifications } from '@larkfare/remote-cli/registry-api';
import { query, constraintViolation } from '@larkfare/data-kit/database';
import { HttpError } from '@larkfare/server-kit/http';
import { type DataSource, type EntityManager } from 'typeorm';
import { type Row } from '../../versions/row.ts';
import { secretText } from './signature.ts';

type Target = Row<Notifications['targets'][number]>;

const targetsAtMost = 10;
const deliveriesShown = 50;

const columns = `id, address, confirmed_at IS NOT NULL AS "isConfirmed", created_by AS "createdBy", created_at AS "createdAt"`;

export const targetsOf = (db: DataSource, remote: string): Promise<Target[]> =>
  query<Target>(
    db,
    `SELECT ${columns} FROM notification_targets
     WHERE remote = :remote AND removed_at IS NULL ORDER BY created_at`,
    { remote },
  );

/** The latest first. */
export const deliveriesOf = (db: DataSource, remote: string): Promise<Row<Delivery>[]> =>
  query<Row<Delivery>>(
    db,
    `SELECT n.id, t.address, e.kind, e.version, e.happened_at AS "happenedAt", n.attempts,
            j.run_at AS "nextAttemptAt", n.delivered_at AS "deliveredAt", n.problem
     FROM notifications n JOIN notification_targets t ON t.id = n.target JOIN events e ON e.id = n.event
       LEFT JOIN registry_jobs.jobs j ON j.key = n.id::text
     WHERE t.remote = :remote AND t.removed_at IS NULL ORDER BY n.event DESC, t.created_at LIMIT ${deliveriesShown}`,
    { remote },
  );

/**
 * Adds an address. A webhook is notified from now on, an e-mail address once its owner has followed the confirmation link.
 * @returns the target with its secret, which cannot be read again
 */
export async function addTarget(
  db: DataSource,
  { remote, address, by }: { remote: string; address: string; by: string },
): Promise<(Target & { secret: string }) | HttpError> {
  const [id, secret] = [randomUUID(), randomBytes(32)];
  try {
    return await db.transaction(async (manager) => {
      const [added] = await query<Target>(
        manager,
        `INSERT INTO notification_targets (id, remote, address, secret, created_by)
         SELECT :id::uuid, :remote, :address, :secret, :by
         WHERE (SELECT count(*) FROM notification_targets WHERE remote = :remote AND removed_at IS NULL)
           < ${targetsAtMost}
         RETURNING ${columns}`,
        { id, remote, address, secret, by },
      );
      if (!added) return new HttpError(409, `A remote has at most ${targetsAtMost} addresses.`);
      // Unconfirmed, the address itself is not notified of the event.
      const event = await recordChange(manager, { remote, kind: 'address added', address, by });
      const isConfirmed = !address.startsWith('mailto:');
      await query(
        manager,
        isConfirmed
          ? 'UPDATE notification_targets SET confirmed_at = now() WHERE id = :id AND :event::bigint IS NOT NULL'
          : 'INSERT INTO notifications (target, event) VALUES (:id, :event)',
        { id, event },
      );
      return { ...added, isConfirmed, secret: secretText(secret) };
    });
  } catch (problem) {
    const kind = constraintViolation(problem)?.kind;
    if (kind === 'unique') return new HttpError(409, 'This address is there already.');
    if (kind === 'reference') return new HttpError(404, 'There is no such remote.');
    throw problem;
  }
}

/** Removes a target with what was sent to it. It gets one more notification: that it was removed. @returns whether it was there */
export const removeTarget = (
  db: DataSource,
  { remote, id, by }: { remote: string; id: string; by: string },
): Promise<boolean> =>
  db.transaction(async (manager) => {
    const [target] = await query<Target>(
      manager,
      `SELECT ${columns} FROM notification_targets
       WHERE remote = :remote AND id::text = :id AND removed_at IS NULL FOR UPDATE`,
      { remote, id },
    );
    if (!target) return false;
    await query(manager, 'DELETE FROM notifications WHERE target = :id', { id });
    const { address, isConfirmed } = target;
    await recordChange(manager, { remote, kind: 'address removed', address, by });
    await query(
      manager,
      isConfirmed
        ? 'UPDATE notification_targets SET removed_at = now() WHERE id = :id'
        : 'DELETE FROM notification_targets WHERE id = :id',
      { id },
    );
    return true;
  });

async function recordChange(
  manager: EntityManager,
  change: {
    remote: string;
    kind: 'address added' | 'address removed';
    address: string;
    by: string;
  },
): Promise<string | undefined> {
  const [event] = await query<{ id: string }>(
    manager,
    'INSERT INTO events (remote, kind, text, author) VALUES (:remote, :kind, :address, :by) RETURNING id',
    change,
  );
  return event?.id;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** @returns a token that confirms the target once, within a day. It replaces an earlier one; only its hash is stored. */
export async function confirmationToken(db: DataSource, target: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await query(
    db,
    `UPDATE notification_targets
     SET confirmation_hash = :hash, confirmation_expires_at = now() + interval '1 day'
     WHERE id = :target AND confirmed_at IS NULL`,
    { target, hash: hashOf(token) },
  );
  return token;
}

/** @returns the remote that the confirmed address is notified of; undefined for an expired or used token */
export async function confirmTarget(db: DataSource, token: string): Promise<string | undefined> {
  const [confirmed] = await query<{ remote: string }>(
    db,
    `WITH confirmed AS (
       UPDATE notification_targets SET confirmed_at = now(), confirmation_hash = NULL
       WHERE confirmation_hash = :hash AND confirmation_expires_at > now()
       RETURNING remote, address),
     recorded AS (
       INSERT INTO events (remote, kind, text, author)
       SELECT remote, 'address confirmed', address, address FROM confirmed)
     SELECT remote FROM confirmed`,
    { hash: hashOf(token) },
  );
  return confirmed?.remote;
}

/** Sends all targets of a remote an event that confirms their address. @returns false within a minute of the last */
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
