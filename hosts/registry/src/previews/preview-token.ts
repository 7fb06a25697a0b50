import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { query } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { z } from 'zod';

/** Who opens a link sees that version, and its own look, for half an hour from when the link was made. */
export const previewLastsMs = 30 * 60_000;

const previewShape = z.object({ remote: z.string(), version: z.string(), endsMs: z.int() });
export type Preview = z.output<typeof previewShape>;

const signatureOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** What a link carries: what is previewed and until when, signed. */
export function previewToken(key: Buffer, preview: Preview): string {
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${text}.${signatureOf(key, text).toString('base64url')}`;
}

/** @returns undefined for what we did not sign, and for what has ended */
export function readPreviewToken(key: Buffer, token: string, nowMs: number): Preview | undefined {
  const [text = '', signature = ''] = token.split('.');
  const sent = Buffer.from(signature, 'base64url');
  const right = signatureOf(key, text);
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) return undefined;
  const preview = previewShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return preview.endsMs > nowMs ? preview : undefined;
}

/** The key of this registry's database; the same for all its processes. */
export async function previewKey(db: DataSource): Promise<Buffer> {
  await query(db, 'INSERT INTO preview_key (key) VALUES (:key) ON CONFLICT DO NOTHING', {
    key: randomBytes(32),
  });
  const [row] = await query<{ key: Buffer }>(db, 'SELECT key FROM preview_key');
  if (!row) throw new Error('The key of previews is gone.');
  return row.key;
}
