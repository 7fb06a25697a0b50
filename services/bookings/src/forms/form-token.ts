import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { query } from '@larkfare/data-kit/database';
import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { type DataSource, type EntityManager } from 'typeorm';
import { type BookingsContext } from '../bookings-context.ts';
import { toHash } from '../customer/customer-requests.ts';
import { quickestFillMs, type TokenState } from './form-token.rules.ts';

/** The key that all processes sign with; the migration made it. */
export async function readFormSecret(db: DataSource): Promise<Buffer> {
  const [row] = await query<{ secret: Buffer }>(db, `SELECT secret FROM form_secret`);
  if (!row) throw new Error('The table form_secret has lost its row.');
  return row.secret;
}

@ObjectType({ description: 'Shows when a form was opened, and is valid for sending it once.' })
class FormToken {
  @Field(() => String)
  token!: string;

  @Field(() => Int, { description: 'A form sent sooner than this after it was opened is refused.' })
  usableAfterMs!: number;
}

@Resolver()
export class FormTokenResolver {
  /** `<issued>.<nonce>.<signature>` shows when the form was opened, without a row for each visitor. */
  @Query(() => FormToken, {
    description: 'Request it when a contact or quote form is opened and send it along.',
  })
  formToken(@Ctx() { formSecret, now }: BookingsContext): FormToken {
    const issued = now().getTime().toString(36);
    const claim = `${issued}.${randomBytes(9).toString('base64url')}`;
    return { token: `${claim}.${sign(formSecret, claim)}`, usableAfterMs: quickestFillMs };
  }
}

export function readFormToken(secret: Buffer, token: string | undefined, now: Date): TokenState {
  if (!token) return 'none';
  const [, claim = '', issued = '', signature = ''] =
    /^(([0-9a-z]{1,12})\.[\w-]{12})\.([\w-]{43})$/.exec(token) ?? [];
  const expected = Buffer.from(sign(secret, claim));
  if (!timingSafeEqual(Buffer.from(signature.padEnd(expected.length)), expected)) return 'not ours';
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
