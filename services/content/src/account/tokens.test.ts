import { openDatabase } from '@larkfare/data-kit/database';
import { testDatabase, type TestDatabase } from '@larkfare/data-kit/testing';
import { decodeProtectedHeader } from 'jose';
import { type DataSource } from 'typeorm';
import { migrations } from '../index.ts';
import { ensureAdministrator } from './administrators.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { openTokens, rotateSigningKey } from './tokens.ts';

const credentials = {
  email: 'office@larkfare.example',
  password: 'correct horse battery',
  address: '203.0.113.5',
};
let database: TestDatabase;
let db: DataSource;
/** Two processes on one database. */
let sessions: Sessions;
let others: Sessions;

beforeEach(async () => {
  database = await testDatabase(migrations);
  db = await openDatabase({ url: database.url, schema: 'content' });
  await ensureAdministrator(db, credentials);
  sessions = openSessions(db, await openTokens(db));
  others = openSessions(db, await openTokens(db));
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

async function signIn(): Promise<string> {
  const signedIn = await sessions.signIn(credentials);
  if (signedIn === 'wrong' || 'message' in signedIn) throw new Error('The sign-in was refused.');
  return signedIn.token;
}

const isAccepted = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await Promise.all([sessions, others].map((each) => each.sessionOf(headers)))).map(
    (session) => session !== undefined,
  );
};
const keyOf = (token: string) => decodeProtectedHeader(token).kid;

test('after a rotation tokens have a new key, which every process accepts, and the old one too', async () => {
  const before = await signIn();
  expect(await isAccepted(before)).toEqual([true, true]);

  expect(await rotateSigningKey(db, { hasLeaked: false })).toBe(0);
  const after = await signIn();

  expect(keyOf(after)).not.toBe(keyOf(before));
  // A process reads its keys again for an unknown key, a moment after it last did.
  while ((await isAccepted(after)).includes(false));
  expect(await isAccepted(before)).toEqual([true, true]);
});

test('a key that has leaked is good for nothing, and every session ends', async () => {
  const before = await signIn();

  expect(await rotateSigningKey(db, { hasLeaked: true })).toBe(1);

  expect(await isAccepted(before)).toEqual([false, false]);
  const { keys } = await sessions.publicKeys();
  expect(keys.map(({ kid }) => kid)).toEqual([keyOf(await signIn())]);
});

test('a key is deleted once its last token has expired', async () => {
  const before = await signIn();
  await rotateSigningKey(db, { hasLeaked: false });
  const kids = async () => (await sessions.publicKeys()).keys.map(({ kid }) => kid);
  expect(await kids()).toContain(keyOf(before));

  await db.query("UPDATE content.signing_keys SET retired_at = retired_at - interval '13 hours'");

  expect(await kids()).not.toContain(keyOf(before));
});

test('two rotations at once leave one key to sign with', async () => {
  await Promise.all([1, 2].map(() => rotateSigningKey(db, { hasLeaked: false })));

  const rows = await db.query('SELECT FROM content.signing_keys WHERE retired_at IS NULL');
  expect(rows).toHaveLength(1);
});

test('public keys have no private part', async () => {
  expect((await sessions.publicKeys()).keys).toEqual([
    { kid: expect.any(String), alg: 'EdDSA', kty: 'OKP', crv: 'Ed25519', x: expect.any(String) },
  ]);
});
