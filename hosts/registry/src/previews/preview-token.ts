import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { query } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { z } from 'zod';

/** How long a link shows its version, from its creation. */
export const previewDurationMs = 30 * 60_000;

const previewShape = z.object({ remote: z.string(), version: z.string(), endsMs: z.int() });
export type Preview = z.output<typeof previewShape>;

const signatureOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** A signed token with the previewed version and its expiry. */
export function previewToken(key: Buffer, preview: Preview): string {
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${text}.${signatureOf(key, text).toString('base64url')}`;
}

/** @returns undefined for an invalid signature or an expired token */
export function readPreviewToken(key: Buffer, token: string, nowMs: number): Preview | undefined {
  const [text = '', signature = ''] = token.split('.');
  const sent = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, text);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return undefined;
  const preview = previewShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return preview.endsMs > nowMs ? preview : undefined;
}

/** The registry's signing key, shared by all processes on one database. */
export async function signingKey(db: DataSource): Promise<Buffer> {
  await query(db, 'INSERT INTO preview_key (key) VALUES (:key) ON CONFLICT DO NOTHING', {
    key: randomBytes(32),
  });
  const [row] = await query<{ key: Buffer }>(db, 'SELECT key FROM preview_key');
  if (!row) throw new Error('The signing key is missing from the database.');
  return row.key;
}
