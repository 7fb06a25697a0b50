import { type CryptoKey, importJWK, type JWK, jwtVerify } from 'jose';

/** How the back office's tokens are made; nothing else is accepted. */
export const tokenKind = { algorithm: 'EdDSA', audience: 'larkfare-back-office' } as const;

export interface SessionClaims {
  /** The session's id. */
  id: string;
  administratorId: string;
}

/** The session a token names, or undefined when the token is not ours, altered or expired. */
export type VerifyToken = (token: string) => Promise<SessionClaims | undefined>;

/** Checks tokens with the public part of the key that signs them. */
export async function tokenVerifier(publicJwk: JWK): Promise<VerifyToken> {
  const key = (await importJWK(publicJwk, tokenKind.algorithm)) as CryptoKey;
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [tokenKind.algorithm],
        audience: tokenKind.audience,
        requiredClaims: ['exp', 'jti', 'sub'],
      });
      return payload.jti && payload.sub
        ? { id: payload.jti, administratorId: payload.sub }
        : undefined;
    } catch {
      return undefined; // Whatever is wrong with it, it is no token of ours.
    }
  };
}
