import { isLocalDate } from '@larkfare/london-dates';
import { type EntityManager } from 'typeorm';
import { z } from 'zod';
import { deliver, type MailOffice, siteFacts } from '../mail/send-mail.ts';
import { PriceAlert } from './price-alert.entity.ts';
import { toConfirmationMail, toDropMail } from './price-alert-mails.ts';

const date = z.string().refine(isLocalDate);

/** The mail about a drop, or without one the mail with the link to confirm. */
const priceAlertJob = z.object({
  id: z.uuid(),
  drop: z
    .object({ wasPence: z.int().nullable(), pence: z.int(), departure: date, on: date })
    .optional(),
});

/**
 * Sends a mail about an alert, which is locked meanwhile, so that a deletion waits. Every attempt is the same mail. An alert
 * whose address is refused for good is deleted.
 */
export async function sendPriceAlert(
  db: EntityManager,
  office: MailOffice,
  payload: unknown,
): Promise<void> {
  const { id, drop } = priceAlertJob.parse(payload);
  const lock = { mode: 'for_key_share' } as const;
  const alert = await db.findOne(PriceAlert, { where: { id }, lock });
  if (!alert) return;
  const { siteName } = await siteFacts(office);
  const fate = await deliver(office, {
    ...(drop
      ? toDropMail(alert, drop, siteName, office)
      : toConfirmationMail(alert, siteName, office)),
    kind: `price-alert-${drop?.on ?? 'confirmation'}`,
    recipient: alert.email,
    senderName: siteName,
    id,
    createdAt: drop ? new Date(`${drop.on}T06:00:00Z`) : alert.createdAt,
  });
  if (fate === 'refused') await db.delete(PriceAlert, { id });
}
