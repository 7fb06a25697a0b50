import { newId, query } from '@larkfare/service-kit';
import { type EntityManager } from 'typeorm';
import { type Mail, toMessageId, type WaitingMail } from '@larkfare/service-kit/mail';

/** Writes a mail and the job that sends it in the transaction of what it tells about: both are there, or neither. */
export async function putInOutbox(
  db: EntityManager,
  { officeEmail }: { officeEmail: string },
  mail: Mail,
): Promise<void> {
  const id = newId();
  await query(
    db,
    `INSERT INTO outbox (id, kind, recipient, reply_to, subject, body, message_id)
     VALUES (:id, :kind, :recipient, :replyTo, :subject, :body, :messageId)`,
    { replyTo: null, ...mail, id, messageId: toMessageId(id, officeEmail) },
  );
  await query(
    db,
    `SELECT bookings_jobs.add_job('send-mail', json_build_object('id', :id::uuid), job_key => :id::text)`,
    { id },
  );
}

/** The mail with its row held, so that no second process sends it meanwhile; none when it is done with. */
export async function takeWaitingMail(
  db: EntityManager,
  id: string,
): Promise<WaitingMail | undefined> {
  const [mail] = await query<WaitingMail>(
    db,
    `SELECT id, kind, recipient, reply_to AS "replyTo", subject, body, message_id AS "messageId", created_at AS "createdAt"
       FROM outbox WHERE id = :id AND sent_at IS NULL AND refused_at IS NULL FOR UPDATE`,
    { id },
  );
  return mail;
}

export const markSent = (db: EntityManager, id: string) =>
  query(db, `UPDATE outbox SET sent_at = now(), last_error = NULL WHERE id = :id`, { id });

export const markRefused = (db: EntityManager, id: string, error: string) =>
  query(db, `UPDATE outbox SET refused_at = now(), last_error = :error WHERE id = :id`, {
    id,
    error,
  });
