import { createHash, randomBytes } from 'node:crypto';
import { query } from '@larkfare/data-kit/database';
import { readCookie } from '@larkfare/server-kit/administrator';
import { type DataSource } from 'typeorm';

const cookieName = 'mountGrant';
const hashOf = (token: string) => createHash('sha256').update(token).digest();

export type OperationGrants = ReturnType<typeof operationGrants>;

/**
 * Temporary permissions for the mount gate to send a candidate's operations to the API, each held as a cookie. In the
 * database, because any gateway of the site may need them. One whose registry was killed ends after ten minutes.
 */
export const operationGrants = (db: DataSource) => ({
  async grant(operations: readonly string[]): Promise<{ cookie: string; revoke(): Promise<void> }> {
    const token = randomBytes(24).toString('base64url');
    const hash = hashOf(token);
    await query(
      db,
      `WITH ended AS (DELETE FROM operation_grants WHERE created_at < now() - interval '10 minutes')
       INSERT INTO operation_grants (token_hash, operations) VALUES (:hash, :operations)`,
      { hash, operations },
    );
    return {
      cookie: `${cookieName}=${token}`,
      async revoke() {
        await query(db, 'DELETE FROM operation_grants WHERE token_hash = :hash', { hash });
      },
    };
  },
  /** The operations that the cookie permits; none without a valid grant. */
  async operationsFor(cookie: string | undefined): Promise<readonly string[]> {
    const token = readCookie(cookieName, cookie);
    if (token === '') return [];
    const [granted] = await query<{ operations: string[] }>(
      db,
      `SELECT operations FROM operation_grants
       WHERE token_hash = :hash AND created_at > now() - interval '10 minutes'`,
      { hash: hashOf(token) },
    );
    return granted?.operations ?? [];
  },
});
