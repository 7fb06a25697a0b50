import { newId, query } from '@larkfare/service-kit';
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import { type DataSource } from 'typeorm';
import { sessionLimitMs } from './account.rules.ts';

export interface Tokens {
  /** A token for that session. */
  sign(session: { id: string; administratorId: string }): Promise<string>;
  /** The session a token names, or undefined when the token is not ours, altered or expired. */
  sessionOf(token: string): Promise<{ id: string; administratorId: string } | undefined>;
}

const algorithm = 'EdDSA';
const audience = 'larkfare-back-office';

/** Signs and checks the back office's tokens with the one key that the database keeps. */
export async function openTokens(db: DataSource): Promise<Tokens> {
  const jwk = await signingKey(db);
  const privateKey = (await importJWK(jwk, algorithm)) as CryptoKey;
  const { d: _private, ...publicJwk } = jwk;
  const publicKey = (await importJWK(publicJwk, algorithm)) as CryptoKey;

  return {
    sign: ({ id, administratorId }) =>
      new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setSubject(administratorId)
        .setJti(id)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(new Date(Date.now() + sessionLimitMs))
        .sign(privateKey),
    async sessionOf(token) {
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: [algorithm],
          audience,
          requiredClaims: ['exp', 'jti', 'sub'],
        });
        return payload.jti && payload.sub
          ? { id: payload.jti, administratorId: payload.sub }
          : undefined;
      } catch {
        return undefined; // Whatever is wrong with it, it is no token of ours.
      }
    },
  };
}

/** The first process to ask makes the key; all others read that one. */
async function signingKey(db: DataSource): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
  await query(
    db,
    'INSERT INTO signing_keys (id, private_jwk) SELECT :id, :jwk WHERE NOT EXISTS (SELECT FROM signing_keys)',
    { id: newId(), jwk: JSON.stringify(await exportJWK(privateKey)) },
  );
  const [row] = await query<{ jwk: JWK }>(
    db,
    'SELECT private_jwk AS jwk FROM signing_keys ORDER BY id LIMIT 1',
  );
  if (!row) throw new Error('There is no key to sign tokens with.');
  return row.jwk;
}
