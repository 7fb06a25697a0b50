import { createHash, randomBytes } from 'node:crypto';

/**
 * The cookie that a browser's session is bound to: scripts cannot read it, so a stolen token alone is worth nothing.
 * Over HTTPS the prefix keeps other hosts and paths from setting it.
 */
const names = { secure: '__Host-larkfare-session', plain: 'larkfare-session' };

export const newSessionSecret = (): string => randomBytes(32).toString('base64url');

/** What a token carries of its cookie's secret. */
export const sessionSecretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** A `Set-Cookie` header with that secret. */
export function sessionCookie(secret: string, { isSecure }: { isSecure: boolean }): string {
  const attributes = 'Path=/; HttpOnly; SameSite=Strict';
  return isSecure
    ? `${names.secure}=${secret}; ${attributes}; Secure`
    : `${names.plain}=${secret}; ${attributes}`;
}

/** The secret in a `Cookie` header, if there is one. */
export const sessionSecretFrom = (cookie: string | undefined): string | undefined =>
  readCookie(names.secure, cookie) || readCookie(names.plain, cookie) || undefined;

/** A cookie's value from a `Cookie` header; empty if it is not set. */
export const readCookie = (name: string, header = ''): string =>
  header
    .split(/;\s*/)
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';
