import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomUUID,
  sign,
} from 'node:crypto';
import { openDatabase, query } from '@larkfare/data-kit/database';
import { type WholeSite } from '../whole-site.ts';

type Claims = Record<string, unknown>;

/** Values of the Authorization header that open nothing; each differs from a good token in one thing. */
export async function badTokens(site: WholeSite): Promise<Record<string, string | undefined>> {
  const good = await site.signIn();
  const [, payload = '', signature = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  const jwk = await readSigningKey(site.databaseUrl);
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const publicKey = createPublicKey(key);
  const foreignKey = generateKeyPairSync('ed25519');
  const foreignJwk = foreignKey.publicKey.export({ format: 'jwk' });
  const { exp: _, ...endless } = claims;
  const { aud: __, ...forAnybody } = claims;
  const { d: ___, ...publicJwk } = jwk;
  const now = Math.floor(Date.now() / 1000);

  const bearer = (token: string) => `Bearer ${token}`;
  const hashed = (secret: string | Buffer) => bearer(signedByHash(claims, secret));
  const none = `${encode({ alg: 'none' })}.${encode(claims)}`;

  return {
    'no token': undefined,
    'an empty token': 'Bearer ',
    garbage: bearer('garbage'),
    'something that looks like one': bearer('a.b.c'),
    'a huge one': bearer('x'.repeat(8000)),
    'a good one that is not a bearer': `Basic ${good}`,
    'a good one without its scheme': good,
    'a good one twice': `Bearer ${good}, Bearer ${good}`,
    'an expired one': bearer(signed({ ...claims, exp: now - 1 }, key)),
    'one that is good from tomorrow on': bearer(signed({ ...claims, nbf: now + 86_400 }, key)),
    'one that never expires': bearer(signed(endless, key)),
    'one for another audience': bearer(signed({ ...claims, aud: 'somebody-else' }, key)),
    'one for no audience': bearer(signed(forAnybody, key)),
    'one of a session that is none': bearer(signed({ ...claims, jti: randomUUID() }, key)),
    'one of another administrator': bearer(signed({ ...claims, sub: randomUUID() }, key)),
    'one signed with a foreign key': bearer(signed(claims, foreignKey.privateKey)),
    'one that brings its own key': bearer(
      signed(claims, foreignKey.privateKey, { alg: 'EdDSA', jwk: foreignJwk }),
    ),
    'one with another content': `Bearer ${encode({ alg: 'EdDSA' })}.${encode({ ...claims, exp: now + 9e9 })}.${signature}`,
    'one of algorithm none': bearer(`${none}.`),
    'one of algorithm none with a signature': bearer(`${none}.${signature}`),
    'one hashed with the public key': hashed(Buffer.from(String(jwk.x), 'base64url')),
    'one hashed with the public key as PEM': hashed(
      publicKey.export({ type: 'spki', format: 'pem' }),
    ),
    'one hashed with the public key as JWK': hashed(JSON.stringify(publicJwk)),
    'one that was signed out': bearer(await signedOut(site)),
  };
}

async function readSigningKey(databaseUrl: string): Promise<JsonWebKey> {
  const db = await openDatabase({ url: databaseUrl, schema: 'content', poolSize: 1 });
  const [row] = await query<{ jwk: JsonWebKey }>(
    db,
    'SELECT private_jwk AS jwk FROM signing_keys ORDER BY id LIMIT 1',
  );
  await db.destroy();
  if (!row) throw new Error('The content service has made no key.');
  return row.jwk;
}

async function signedOut(site: WholeSite): Promise<string> {
  const token = await site.signIn();
  const headers = { authorization: `Bearer ${token}` };
  await site.server.inject({ method: 'POST', url: '/api/auth/logout', headers });
  return token;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function signed(claims: Claims, key: KeyObject, header: object = { alg: 'EdDSA' }): string {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${sign(null, Buffer.from(content), key).toString('base64url')}`;
}

function signedByHash(claims: Claims, secret: string | Buffer): string {
  const content = `${encode({ alg: 'HS256' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
