import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { query } from '@larkfare/data-kit/database';
import { type DataSource, type EntityManager } from 'typeorm';
import { toHash } from '../customer/customer-requests.ts';
import { type TokenFound } from './form-token.rules.ts';

/** The key that all processes sign with; the migration made it. */
export async function readFormSecret(db: DataSource): Promise<Buffer> {
  const [row] = await query<{ secret: Buffer }>(db, `SELECT secret FROM form_secret`);
  if (!row) throw new Error('The table form_secret has lost its row.');
  return row.secret;
}

/** `<issued>.<nonce>.<signature>`: says when the form was opened, without a row for everybody who looks at it. */
export function issueFormToken(secret: Buffer, now: Date): string {
  const claim = `${now.getTime().toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${claim}.${sign(secret, claim)}`;
}

export function readFormToken(secret: Buffer, token: string | undefined, now: Date): TokenFound {
  if (!token) return 'none';
  const [, claim = '', issued = '', signature = ''] =
    /^(([0-9a-z]{1,12})\.[\w-]{12})\.([\w-]{43})$/.exec(token) ?? [];
  const expected = Buffer.from(sign(secret, claim));
  const given = Buffer.from(signature.padEnd(expected.length));
  if (!timingSafeEqual(given, expected)) return 'not ours';
  return { ageMs: now.getTime() - Number.parseInt(issued, 36) };
}

/** Whether this is the first form that the token sends. */
export async function useFormToken(db: EntityManager, token: string): Promise<boolean> {
  const used = await query(
    db,
    `INSERT INTO used_form_tokens (token_hash) VALUES (:hash) ON CONFLICT DO NOTHING RETURNING 1`,
    { hash: toHash(token) },
  );
  return used.length > 0;
}

const sign = (secret: Buffer, claim: string) =>
  createHmac('sha256', secret).update(`form-token:${claim}`).digest('base64url');
