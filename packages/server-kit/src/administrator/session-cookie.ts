import { createHash, randomBytes } from 'node:crypto';
import { type NewSession } from '../executor/http-executor.ts';

/**
 * The cookie that a browser's session is bound to: scripts cannot read it, so a stolen token alone is worth nothing.
 * Over HTTPS the prefix keeps other hosts and paths from setting it.
 */
const session = 'larkfare-session';
/**
 * The cookie of a browser in which an administrator has signed in. It authorises nothing: the guesses of strangers do not
 * delay a sign-in from there.
 */
const device = 'larkfare-device';
const deviceSeconds = 180 * 24 * 60 * 60;

export const newSessionSecret = (): string => randomBytes(32).toString('base64url');

/** The hash of its cookie's secret in a token. */
export const sessionSecretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** The `Set-Cookie` headers of that session. */
export function sessionCookies(
  { secret, device: token }: NewSession,
  { isSecure }: { isSecure: boolean },
): string[] {
  const prefix = isSecure ? '__Host-' : '';
  const options = { isSecure, sameSite: 'Strict' } as const;
  return [
    setCookie(`${prefix}${session}`, secret, options),
    setCookie(`${prefix}${device}`, token, { ...options, seconds: deviceSeconds }),
  ];
}

interface CookieOptions {
  /** Whether the request came over HTTPS. */
  isSecure: boolean;
  /** Until it is deleted; by default with the browser’s session. */
  seconds?: number;
  sameSite?: 'Lax' | 'Strict';
}

/** A `Set-Cookie` header for the whole site, out of every script’s reach. */
export const setCookie = (
  name: string,
  value: string,
  { isSecure, seconds, sameSite = 'Lax' }: CookieOptions,
): string =>
  [
    `${name}=${value}; Path=/`,
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
    `SameSite=${sameSite}; HttpOnly`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** The secret in a `Cookie` header, if there is one. */
export const sessionSecretFrom = (cookie: string | undefined) => eitherCookie(session, cookie);
/** The device’s token in a `Cookie` header, if there is one. */
export const deviceTokenFrom = (cookie: string | undefined) => eitherCookie(device, cookie);

const eitherCookie = (name: string, cookie: string | undefined): string | undefined =>
  readCookie(`__Host-${name}`, cookie) || readCookie(name, cookie) || undefined;

/** A cookie's value from a `Cookie` header; empty if it is not set. */
export const readCookie = (name: string, header = ''): string =>
  header
    .split(/;\s*/)
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';
