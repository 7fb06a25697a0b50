import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { query } from '@larkfare/data-kit/database';
import { createLog } from '@larkfare/server-kit/log';
import { type DataSource } from 'typeorm';

const log = createLog('registry');

/** The registry's signing key, shared by all processes on one database. */
export async function signingKey(db: DataSource): Promise<Buffer> {
  await query(db, 'INSERT INTO preview_key (key) VALUES (:key) ON CONFLICT DO NOTHING', {
    key: randomBytes(32),
  });
  const [row] = await query<{ key: Buffer }>(db, 'SELECT key FROM preview_key');
  if (!row) throw new Error('The signing key is missing from the database.');
  return row.key;
}

/** The same from memory; undefined until the database has been available once. */
export async function cachedSigningKey(db: DataSource): Promise<() => Buffer | undefined> {
  let key: Buffer | undefined;
  const load = async () => {
    try {
      key = await signingKey(db);
    } catch (problem) {
      log.warn({ err: problem }, 'the signing key is not loaded');
    }
  };
  await load();
  return () => {
    if (!key) void load();
    return key;
  };
}

export const signatureOf = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Compares in constant time. */
export function isSignatureOf(key: Buffer, text: string, signature: string): boolean {
  const [sent, expected] = [Buffer.from(signature), Buffer.from(signatureOf(key, text))];
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
