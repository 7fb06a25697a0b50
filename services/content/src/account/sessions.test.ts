import { openDatabase, query } from '@larkfare/data-kit/database';
import { testDatabase, type TestDatabase } from '@larkfare/data-kit/testing';
import { type NewSession } from '@larkfare/server-kit/administrator';
import { SignJWT } from 'jose';
import { type DataSource } from 'typeorm';
import { migrations } from '../index.ts';
import { ensureAdministrator } from './administrators.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { openTokens } from './tokens.ts';

const email = 'office@larkfare.example';
const password = 'correct horse battery';
const address = '203.0.113.5';
let database: TestDatabase;
let db: DataSource;
let sessions: Sessions;

beforeAll(async () => {
  database = await testDatabase(migrations);
  db = await openDatabase({ url: database.url, schema: 'content' });
  await ensureAdministrator(db, { email, password });
  sessions = openSessions(db, await openTokens(db));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** The token that those credentials give, if any. */
async function tokenOf(credentials: { email: string; password: string; address: string }) {
  const signedIn = await sessions.signIn(credentials);
  return typeof signedIn === 'object' && 'token' in signedIn ? signedIn.token : undefined;
}

const bearing = (token = '') => ({ authorization: `Bearer ${token}` });

test('the right password gives a token that names the administrator, in whatever case the address is', async () => {
  const token = await tokenOf({ email: 'Office@Larkfare.Example', password, address });

  expect(token).toBeDefined();
  expect(await sessions.sessionOf(bearing(token))).toBeDefined();
});

test.each([
  ['a wrong password', email, 'wrong horse battery'],
  ['an unknown address', 'nobody@larkfare.example', password],
  ['nothing', '', ''],
  ['what PostgreSQL cannot store', 'a\u0000b', password],
])('%s gives no token (§5)', async (_, triedEmail, triedPassword) => {
  expect(
    await sessions.signIn({ email: triedEmail, password: triedPassword, address: 'elsewhere' }),
  ).toBe('wrong');
});

test('a browser’s token is worth nothing without the secret of its cookie, and cannot be signed out by a thief', async () => {
  const signedIn = await sessions.signIn({
    email,
    password,
    address,
    headers: { 'x-from-browser': 'yes' },
  });
  const { token, newSession } = signedIn as { token: string; newSession: NewSession };

  const whose = (other?: string) =>
    sessions.sessionOf({ ...bearing(token), 'x-session-secret': other });
  await sessions.signOut(bearing(token));

  expect(await Promise.all([whose(), whose(''), whose('another secret')])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await whose(newSession.secret)).toMatchObject({ administrator: { email } });
});

test('a browser that signed in gets a separate token, which is no session’s', async () => {
  const headers = { 'x-from-browser': 'yes' };
  const signedIn = await sessions.signIn({ email, password, address, headers });
  const { token, newSession } = signedIn as { token: string; newSession: NewSession };
  const { device } = newSession;

  expect(await sessions.deviceOf({ 'x-device-token': device })).toMatchObject({
    administratorId: expect.any(String),
  });
  expect(await sessions.deviceOf({ 'x-device-token': token })).toBeUndefined();
  expect(await sessions.deviceOf({ 'x-device-token': `${device}x` })).toBeUndefined();
  expect(await sessions.sessionOf(bearing(device))).toBeUndefined();
});

test('signing out ends the token at once (§2)', async () => {
  const token = await tokenOf({ email, password, address });

  await sessions.signOut(bearing(token));

  expect(await sessions.sessionOf(bearing(token))).toBeUndefined();
});

test.each(['', 'garbage', 'a.b.c'])('the token %p is unknown', async (token) => {
  expect(await sessions.sessionOf(bearing(token))).toBeUndefined();
});

test('a token signed with another algorithm is unknown', async () => {
  const [session] = await query<{ id: string; administrator: string }>(
    db,
    'SELECT id, administrator_id AS administrator FROM sessions WHERE ended_at IS NULL',
  );
  const forged = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(session?.administrator ?? '')
    .setJti(session?.id ?? '')
    .setAudience('larkfare-back-office')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('a secret that is long enough to sign'));

  expect(await sessions.sessionOf(bearing(forged))).toBeUndefined();
});

test('an idle session expires', async () => {
  const token = await tokenOf({ email, password, address });
  await query(db, `UPDATE sessions SET last_used_at = now() - interval '31 minutes'`);

  expect(await sessions.sessionOf(bearing(token))).toBeUndefined();
});

test('a first administrator with a password that is easy to guess is refused', async () => {
  const other = await testDatabase(migrations);
  const empty = await openDatabase({ url: other.url, schema: 'content' });

  await expect(ensureAdministrator(empty, { email, password: 'Password123!' })).rejects.toThrow(
    'easy to guess',
  );

  await empty.destroy();
  await other.drop();
});

test('a first administrator without a given password gets one made; a second start makes nothing', async () => {
  const other = await testDatabase(migrations);
  const empty = await openDatabase({ url: other.url, schema: 'content' });

  const first = await ensureAdministrator(empty, { email });
  const second = await ensureAdministrator(empty, { email });
  const signedIn = await openSessions(empty, await openTokens(empty)).signIn({
    email,
    password: first?.madePassword ?? '',
    address,
  });

  expect(first?.madePassword).toHaveLength(16);
  expect(second).toBeUndefined();
  expect(signedIn).toHaveProperty('token');
  await empty.destroy();
  await other.drop();
});
