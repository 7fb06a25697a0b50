import { newId, query } from '@larkfare/data-kit/database';
import {
  deviceAudience,
  tokenKind,
  tokenVerifier,
  type SessionClaims,
  type VerifyToken,
} from '@larkfare/server-kit/administrator';
import { type RequestHeaders } from '@larkfare/server-kit/executor';
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  SignJWT,
} from 'jose';
import { type DataSource, type EntityManager } from 'typeorm';
import { SecurityEventKind } from '../security-log/security-event.input.ts';
import { recordSecurityEvent } from '../security-log/security-log.ts';
import { deviceLifeMs, sessionLimitMs } from './account.rules.ts';

export interface Tokens {
  /** A token for that session; with a hash it is worth nothing without the cookie of that secret. */
  sign(session: SessionClaims, secretHash?: string): Promise<string>;
  sessionOf: VerifyToken;
  /** A token for the cookie of a browser in which this administrator has signed in; it authorises nothing. */
  signDevice(administratorId: string): Promise<string>;
  deviceOf: VerifyToken;
  /** The keys that check tokens: the current key, and those before it until their tokens have expired. */
  publicKeys(): Promise<JSONWebKeySet>;
}

const { algorithm, audience } = tokenKind;

/** Signs and checks the back office's tokens with the keys in the database. */
export async function openTokens(db: DataSource): Promise<Tokens> {
  await ensureSigningKey(db);
  const publicKeys = () => publicKeysOf(db);
  const signed = async (token: SignJWT, life: number) => {
    const { kid, jwk } = await currentKey(db);
    return token
      .setProtectedHeader({ alg: algorithm, kid })
      .setIssuedAt()
      .setExpirationTime(new Date(Date.now() + life))
      .sign((await importJWK(jwk, algorithm)) as CryptoKey);
  };

  return {
    sign({ id, administratorId }, secretHash) {
      const token = new SignJWT(secretHash === undefined ? {} : { cnf: { cookie: secretHash } });
      return signed(
        token.setSubject(administratorId).setJti(id).setAudience(audience),
        sessionLimitMs,
      );
    },
    signDevice: (administratorId) =>
      signed(
        new SignJWT().setSubject(administratorId).setJti(newId()).setAudience(deviceAudience),
        deviceLifeMs,
      ),
    ...tokenVerifier(publicKeys),
    publicKeys,
  };
}

interface SigningKey {
  kid: string;
  jwk: JWK;
}

/** The first process makes the key; all others read that one. */
async function ensureSigningKey(db: DataSource): Promise<void> {
  const created = await query(
    db,
    `INSERT INTO signing_keys (id, private_jwk) SELECT :kid, :jwk
      WHERE NOT EXISTS (SELECT FROM signing_keys WHERE retired_at IS NULL) RETURNING id`,
    await newKey(),
  );
  if (created.length)
    await recordSecurityEvent(db, {}, { kind: SecurityEventKind.signing_key_created });
}

async function newKey() {
  const { privateKey } = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
  return { kid: newId(), jwk: JSON.stringify(await exportJWK(privateKey)) };
}

async function currentKey(db: DataSource): Promise<SigningKey> {
  const [key] = await query<SigningKey>(
    db,
    `SELECT id AS kid, private_jwk AS jwk FROM signing_keys
      WHERE retired_at IS NULL ORDER BY id LIMIT 1`,
  );
  if (!key) throw new Error('There is no key to sign tokens with.');
  return key;
}

async function publicKeysOf(db: DataSource): Promise<JSONWebKeySet> {
  const keys = await query<SigningKey>(
    db,
    `SELECT id AS kid, private_jwk AS jwk FROM signing_keys
      WHERE retired_at IS NULL OR retired_at > now() - :limitMs::float * interval '1 millisecond'`,
    { limitMs: sessionLimitMs },
  );
  return {
    keys: keys.map(({ kid, jwk: { d: _private, ...publicJwk } }) => ({
      ...publicJwk,
      kty: 'OKP',
      kid,
      alg: algorithm,
    })),
  };
}

/**
 * Signs with a new key from now on. Tokens of the keys before stay good until they expire, unless a key has leaked: then
 * those keys are forgotten and every session ends.
 * @param headers of the administrator's request; the site itself rotates without
 * @returns how many sessions have ended
 */
export async function rotateSigningKey(
  db: DataSource,
  { hasLeaked, email }: { hasLeaked: boolean; email?: string | undefined },
  headers: RequestHeaders = {},
): Promise<number> {
  const key = await newKey();
  const ended = await db.transaction(async (manager) => {
    // Two rotations at once run one after the other.
    await query(manager, 'LOCK TABLE signing_keys IN EXCLUSIVE MODE');
    await query(
      manager,
      hasLeaked
        ? 'DELETE FROM signing_keys'
        : 'UPDATE signing_keys SET retired_at = now() WHERE retired_at IS NULL',
    );
    await query(manager, 'INSERT INTO signing_keys (id, private_jwk) VALUES (:kid, :jwk)', key);
    return hasLeaked ? endAllSessions(manager) : 0;
  });
  const kind = SecurityEventKind.signing_key_created;
  const detail = hasLeaked ? `in place of a leaked one; sessions ended: ${ended}` : 'a rotation';
  await recordSecurityEvent(db, headers, { kind, email, detail });
  return ended;
}

const endAllSessions = async (manager: EntityManager): Promise<number> =>
  (await query(manager, 'UPDATE sessions SET ended_at = now() WHERE ended_at IS NULL RETURNING id'))
    .length;
