import {
  newId,
  query,
  tokenKind,
  tokenVerifier,
  type SessionClaims,
  type VerifyToken,
} from '@larkfare/service-kit';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { type DataSource } from 'typeorm';
import { SecurityEventKind } from '../security-log/security-event.input.ts';
import { recordSecurityEvent } from '../security-log/security-log.ts';
import { sessionLimitMs } from './account.rules.ts';

export interface Tokens {
  /** A token for that session; with a hash it is worth nothing without the cookie of that secret. */
  sign(session: SessionClaims, secretHash?: string): Promise<string>;
  sessionOf: VerifyToken;
  /** What others check our tokens with. */
  publicJwk: JWK;
}

const { algorithm, audience } = tokenKind;

/** Signs and checks the back office's tokens with the one key that the database keeps. */
export async function openTokens(db: DataSource): Promise<Tokens> {
  const jwk = await signingKey(db);
  const privateKey = (await importJWK(jwk, algorithm)) as CryptoKey;
  const { d: _private, ...publicJwk } = jwk;

  return {
    sign: ({ id, administratorId }, secretHash) =>
      new SignJWT(secretHash === undefined ? {} : { cnf: { cookie: secretHash } })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(administratorId)
        .setJti(id)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(new Date(Date.now() + sessionLimitMs))
        .sign(privateKey),
    sessionOf: await tokenVerifier(publicJwk),
    publicJwk,
  };
}

/** The first process to ask makes the key; all others read that one. */
async function signingKey(db: DataSource): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
  const made = await query(
    db,
    'INSERT INTO signing_keys (id, private_jwk) SELECT :id, :jwk WHERE NOT EXISTS (SELECT FROM signing_keys) RETURNING id',
    { id: newId(), jwk: JSON.stringify(await exportJWK(privateKey)) },
  );
  if (made.length)
    await recordSecurityEvent(db, {}, { kind: SecurityEventKind.signing_key_created });
  const [row] = await query<{ jwk: JWK }>(
    db,
    'SELECT private_jwk AS jwk FROM signing_keys ORDER BY id LIMIT 1',
  );
  if (!row) throw new Error('There is no key to sign tokens with.');
  return row.jwk;
}
