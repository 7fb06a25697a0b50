import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const macBytes = 16;

/** The path of a private link's page; its key opens no other one. */
type PrivatePage = 'your-booking' | 'price-alert';

/**
 * The key of a private page: the id of its record with 128 bits that only this site can compute. Nothing of it is stored,
 * so a repeated request and a mail that is written later return the same link.
 */
export function toPageKey(secret: Buffer, page: PrivatePage, recordId: string): string {
  const id = Buffer.from(recordId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, macOf(secret, page, id)]).toString('base64url');
}

/** The id of the record that a key belongs to; undefined for a key that this site never made for the page. */
export function readPageKey(secret: Buffer, page: PrivatePage, key: string): string | undefined {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== idBytes + macBytes) return undefined;
  const id = bytes.subarray(0, idBytes);
  return timingSafeEqual(bytes.subarray(idBytes), macOf(secret, page, id))
    ? id.toString('hex')
    : undefined;
}

/** The fragment of an address reaches no server, log or other site. */
export const toPagePath = (secret: Buffer, page: PrivatePage, recordId: string): string =>
  `/${page}#${toPageKey(secret, page, recordId)}`;

const macOf = (secret: Buffer, page: PrivatePage, id: Buffer) =>
  createHmac('sha256', secret).update(`${page}:`).update(id).digest().subarray(0, macBytes);
