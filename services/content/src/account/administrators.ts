import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { type Administrator, newId, query } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { toAccountEmail } from './account.rules.ts';

export interface FirstAdministrator extends Administrator {
  /** The password that was made up, when none was given: shown once, kept nowhere. */
  madePassword?: string;
}

/** Makes the first administrator where there is none. @returns undefined when there is one already. */
export async function ensureAdministrator(
  db: DataSource,
  { email, password }: { email: string; password?: string },
): Promise<FirstAdministrator | undefined> {
  const [known] = await query<Administrator>(db, 'SELECT id, email FROM administrators LIMIT 1');
  if (known) return undefined;

  const madePassword = password ? undefined : randomBytes(12).toString('base64url');
  const id = newId();
  await query(
    db,
    'INSERT INTO administrators (id, email, password_hash) VALUES (:id, :email, :hash) ON CONFLICT DO NOTHING',
    { id, email: toAccountEmail(email), hash: await hash(password ?? madePassword ?? '') },
  );
  return { id, email: toAccountEmail(email), madePassword };
}

/** The administrator whose address and password these are. An unknown address takes as long as a wrong password. */
export async function administratorWith(
  db: DataSource,
  email: string,
  password: string,
): Promise<Administrator | undefined> {
  const [found] = await query<Administrator & { passwordHash: string }>(
    db,
    'SELECT id, email, password_hash AS "passwordHash" FROM administrators WHERE lower(email) = :email',
    { email: toAccountEmail(email) },
  );
  const isRight = await verify(found?.passwordHash ?? (await nobodysHash), password);
  return found && isRight ? { id: found.id, email: found.email } : undefined;
}

const nobodysHash = hash(randomBytes(32));
