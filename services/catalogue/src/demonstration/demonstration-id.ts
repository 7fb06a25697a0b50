import { createHash } from 'node:crypto';

/** Midnight of 1 January 2026 as the time in every id of the demonstration, so that its rows can be recognised. */
const timePart = Date.UTC(2026, 0, 1).toString(16).padStart(12, '0');

/** A UUIDv7 that is the same at every load, so that addresses of pages keep working. */
export function demonstrationId(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  const variant = ((parseInt(hash.slice(3, 4), 16) & 0x3) | 0x8).toString(16);
  return `${timePart.slice(0, 8)}-${timePart.slice(8)}-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
}
