import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const macBytes = 16;

/**
 * The key of a booking's page: the booking's id with 128 bits that only this site can compute. Nothing of it is stored,
 * so a repeated request and a mail that is written later return the same link.
 */
function toPageKey(secret: Buffer, bookingId: string): string {
  const id = Buffer.from(bookingId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, macOf(secret, id)]).toString('base64url');
}

/** The id of the booking that a key belongs to; undefined for a key that this site never made. */
export function readPageKey(secret: Buffer, key: string): string | undefined {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== idBytes + macBytes) return undefined;
  const id = bytes.subarray(0, idBytes);
  return timingSafeEqual(bytes.subarray(idBytes), macOf(secret, id))
    ? id.toString('hex')
    : undefined;
}

/** The fragment of an address reaches no server, log or other site. */
export const toPagePath = (secret: Buffer, bookingId: string): string =>
  `/your-booking#${toPageKey(secret, bookingId)}`;

const macOf = (secret: Buffer, id: Buffer) =>
  createHmac('sha256', secret).update('booking-page:').update(id).digest().subarray(0, macBytes);
