import { type CryptoKey, importJWK, type JWK, jwtVerify } from 'jose';
import { z } from 'zod';
import { type RequestHeaders } from '../graphql/subgraph-context.ts';
import { bearerToken } from './bearer-token.ts';
import { sessionSecretHash } from './session-cookie.ts';

/** How the back office's tokens are made; nothing else is accepted. */
export const tokenKind = { algorithm: 'EdDSA', audience: 'larkfare-back-office' } as const;

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
  /** Of a browser's token: the hash of its cookie's secret (RFC 7800 calls the claim confirmation). */
  cnf: z.object({ cookie: z.string() }).optional(),
});

/** Checks tokens with the public part of the key that signs them. */
export async function tokenVerifier(publicJwk: JWK): Promise<VerifyToken> {
  const key = (await importJWK(publicJwk, tokenKind.algorithm)) as CryptoKey;
  return async ({ authorization, 'x-session-secret': secret }) => {
    const token = bearerToken(authorization);
    if (!token) return undefined;
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [tokenKind.algorithm],
        audience: tokenKind.audience,
        requiredClaims: ['exp'],
      });
      const { jti, sub, cnf } = payloadOf.parse(payload);
      if (cnf && cnf.cookie !== sessionSecretHash(secret ?? '')) return undefined;
      return { id: jti, administratorId: sub };
    } catch {
      return undefined; // Whatever is wrong with it, it is no token of ours.
    }
  };
}
