import { readCookie } from '@larkfare/service-kit';
import { randomBytes } from 'node:crypto';

const cookieName = 'mountGrant';

/** Temporary permissions for the mount gate to send a candidate's operations to the API, each held as a cookie. */
export function operationGrants() {
  const grants = new Map<string, readonly string[]>();
  return {
    grant(operations: readonly string[]): { cookie: string; revoke(): void } {
      const token = randomBytes(24).toString('base64url');
      grants.set(token, operations);
      return { cookie: `${cookieName}=${token}`, revoke: () => void grants.delete(token) };
    },
    /** The operations that the cookie permits; none without a valid grant. */
    operationsFor: (cookie: string | undefined): readonly string[] =>
      grants.get(readCookie(cookieName, cookie)) ?? [],
  };
}
