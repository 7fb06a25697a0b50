import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { readPublicJson } from './public-request.ts';

/** The claims of an ID token of this issuer. @throws JOSEError if it is not valid, KeysUnread if the issuer's keys could not be read */
export type VerifyIdToken = (token: string, issuer: string) => Promise<JWTPayload>;

/** The issuer's keys could not be read. */
export class KeysUnread extends Error {}

const discovery = z.object({ jwks_uri: z.url() });

/** Checks ID tokens (OpenID Connect) with the keys that their issuers publish, which are read again for an unknown one. */
export function idTokenVerifier({
  audience,
  mayBePrivate,
}: {
  audience: () => string;
  mayBePrivate: boolean;
}): VerifyIdToken {
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
  const keysOf = (issuer: string) => {
    const cached = keySets.get(issuer);
    if (cached) return cached;
    const keys = createRemoteJWKSet(new URL(issuer), {
      [customFetch]: async () => {
        try {
          const configuration = `${issuer}/.well-known/openid-configuration`;
          const { jwks_uri } = discovery.parse(await readPublicJson(configuration, mayBePrivate));
          return Response.json(await readPublicJson(jwks_uri, mayBePrivate));
        } catch (cause) {
          throw new KeysUnread(`The keys of ${issuer} could not be read.`, { cause });
        }
      },
    });
    keySets.set(issuer, keys);
    return keys;
  };
  return async (token, issuer) => {
    const { payload } = await jwtVerify(token, keysOf(issuer), {
      algorithms: ['RS256'],
      issuer,
      audience: audience(),
      requiredClaims: ['exp', 'iat', 'jti'],
      // GitLab's are made when the job starts, and may outlast it.
      maxTokenAge: '1 day',
      clockTolerance: 10,
    });
    return payload;
  };
}
