import { createRemoteJWKSet, customFetch, type JSONWebKeySet, jwtVerify } from 'jose';
import { z } from 'zod';
import { type RequestHeaders } from '../executor/request-headers.ts';
import { bearerToken } from './bearer-token.ts';
import { sessionSecretHash } from './session-cookie.ts';

/** How the back office's tokens are made; nothing else is accepted. */
export const tokenKind = { algorithm: 'EdDSA', audience: 'larkfare-back-office' } as const;
/** Audience of the token in a device’s cookie, which the same keys sign and which is no session’s. */
export const deviceAudience = 'larkfare-device';

export interface SessionClaims {
  /** The session's id. */
  id: string;
  administratorId: string;
}

/**
 * The session that a request's token names, or undefined when the token is not ours, altered or expired, or is bound to
 * a cookie that did not come along.
 */
export type VerifyToken = (headers: RequestHeaders) => Promise<SessionClaims | undefined>;

const payloadOf = z.object({
  jti: z.uuid(),
  sub: z.uuid(),
  /** In a browser's token: the hash of its cookie's secret (RFC 7800 calls the claim confirmation). */
  cnf: z.object({ cookie: z.string() }).optional(),
});

/** A key that is removed is accepted for at most so long. */
const cacheMaxAge = 60_000;
/** Keys are read again for a token with an unknown one, at most so often. */
const cooldownDuration = 250;

class KeysUnread extends Error {}

export interface TokenVerifier {
  sessionOf: VerifyToken;
  /** The browser in which an administrator has signed in before. */
  deviceOf: VerifyToken;
}

/**
 * Checks tokens with the public keys of those that sign them.
 * @param readKeys their JWK set, from wherever it is
 * @throws from each call what `readKeys` throws
 */
export function tokenVerifier(readKeys: () => Promise<JSONWebKeySet>): TokenVerifier {
  const keys = createRemoteJWKSet(new URL('content:token-keys'), {
    cacheMaxAge,
    cooldownDuration,
    [customFetch]: () =>
      readKeys().then(Response.json, (cause: unknown) => {
        throw new KeysUnread('The keys of tokens could not be read.', { cause });
      }),
  });
  const read = async (token: string | undefined, audience: string) => {
    if (!token) return undefined;
    try {
      const algorithms = [tokenKind.algorithm];
      const { payload } = await jwtVerify(token, keys, {
        algorithms,
        audience,
        requiredClaims: ['exp'],
      });
      return payloadOf.parse(payload);
    } catch (problem) {
      if (problem instanceof KeysUnread) throw problem.cause;
      return undefined; // A token with any problem is none of ours.
    }
  };
  return {
    async sessionOf({ authorization, 'x-session-secret': secret }) {
      const payload = await read(bearerToken(authorization), tokenKind.audience);
      if (!payload) return undefined;
      const { jti, sub, cnf } = payload;
      if (cnf && cnf.cookie !== sessionSecretHash(secret ?? '')) return undefined;
      return { id: jti, administratorId: sub };
    },
    async deviceOf({ 'x-device-token': token }) {
      const payload = await read(token, deviceAudience);
      return payload && { id: payload.jti, administratorId: payload.sub };
    },
  };
}
