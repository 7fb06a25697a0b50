import { eventually } from '@larkfare/service-kit/testing';
import { query, TooManyRequests } from '@larkfare/service-kit';
import { type EntityManager } from 'typeorm';
import { aBackOffice, type BackOffice, email, password } from '../testing/back-office.ts';
import { ensureAdministrator } from './administrators.ts';
import { checkPassword } from './password-check.ts';
import { longestWaitMs } from './sign-in-attempt.rules.ts';

let office: BackOffice;
/** How long each guess was made to wait, in the order they were counted. */
let waits: number[];
const pause = async (milliseconds: number) => waits.push(milliseconds);

beforeEach(async () => {
  office = await aBackOffice();
  waits = [];
});
afterEach(() => office.close());

const guess = (from: string, tried = 'wrong horse battery', at = email) =>
  checkPassword(office.db, { email: at, address: from }, tried, pause);

/** Pretends that every guess so far was checked. */
const timePasses = () => query(office.db, 'UPDATE sign_in_attempts SET due_at = now()');

test('guesses made at once wait as if they came one after another, and only some may wait', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => guess('203.0.113.5')));

  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  expect(waits.length).toBeLessThan(12);
  expect(Math.max(...waits)).toBeLessThanOrEqual(longestWaitMs);
  expect(new Set(waits.filter((wait) => wait > 0)).size).toBe(waits.length - 3);
  const refused = answers.filter((answer) => answer instanceof TooManyRequests);
  expect(refused).toHaveLength(60 - waits.length);
  const seconds = refused.map(({ retryAfterSeconds }) => retryAfterSeconds);
  expect(Math.min(...seconds)).toBeGreaterThan(0);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(longestWaitMs / 1000);
});

test('guesses at one account from everywhere slow each other down', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, index) => guess(`203.0.113.${index}`)));

  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  expect(waits.filter((wait) => wait === 8_000)).toHaveLength(22);
});

test('guesses at many accounts from one address slow each other down', async () => {
  for (let tried = 0; tried < 6; tried += 1) {
    await timePasses();
    await guess('203.0.113.5', 'wrong horse battery', `${tried}@larkfare.example`);
  }

  expect(waits.map(Math.round)).toEqual([0, 0, 0, 250, 500, 1_000]);
});

test.each([
  ['/56', (n: number) => `2001:db8:1:2a${n.toString(16).padStart(2, '0')}::1`],
  ['/48', (n: number) => `2001:db8:1:${n.toString(16)}00::1`],
])(
  'guesses at many accounts from networks of one %s slow each other down',
  async (_, addressOf) => {
    for (let tried = 0; tried < 8; tried += 1) {
      await timePasses();
      await guess(addressOf(tried), 'wrong horse battery', `${tried}@larkfare.example`);
    }

    expect(waits.map(Math.round)).toEqual([0, 0, 0, 0, 500, 1_000, 2_000, 4_000]);
  },
);

/** Number of strangers who guess. */
const guessesOfStrangers = () =>
  query(
    office.db,
    `INSERT INTO sign_in_attempts (id, account, address, due_at)
     SELECT gen_random_uuid(), sha256(:email::bytea), '198.51.100.' || n % 200, now() FROM generate_series(1, 1000) n`,
    { email },
  );

/** A guess in a browser in which this administrator has signed in before. */
const guessAtDevice = (administratorId: string, tried: string) =>
  checkPassword(
    office.db,
    { email, address: '203.0.113.5', device: { id: 'a device', administratorId } },
    tried,
    pause,
  );

test('a browser that signed in before is not delayed by strangers, but by its own wrong passwords', async () => {
  await guessesOfStrangers();
  const [{ id } = { id: '' }] = await query<{ id: string }>(
    office.db,
    'SELECT id FROM administrators',
  );

  expect(await guessAtDevice(id, password)).toMatchObject({ email });
  for (let tried = 0; tried < 5; tried += 1) {
    await timePasses();
    await guessAtDevice(id, 'wrong horse battery');
  }
  await guessAtDevice('another administrator', password);

  expect(waits.map(Math.round)).toEqual([0, 0, 0, 0, 250, 500, 8_000]);
});

test('after 1,000 wrong passwords the right one still opens, eight seconds later at most', async () => {
  await guessesOfStrangers();

  const answer = await guess('203.0.113.5', password);

  expect(answer).toMatchObject({ email });
  expect(waits).toEqual([8_000]);
});

test('the right password makes up for one’s own wrong ones, not for those of others', async () => {
  for (const from of ['203.0.113.5', '203.0.113.5', '198.51.100.1']) await guess(from);

  await guess('203.0.113.5', password);

  const rows = await query(office.db, 'SELECT address FROM sign_in_attempts');
  expect(rows).toEqual([{ address: '198.51.100.1' }]);
});

test('wrong passwords are forgotten after a quarter of an hour', async () => {
  for (let tried = 0; tried < 5; tried += 1) await guess(`203.0.113.${tried}`);
  await query(office.db, `UPDATE sign_in_attempts SET at = now() - interval '15 minutes'`);

  await guess('203.0.113.5');

  expect(waits.at(-1)).toBe(0);
});

test('a sign-in that would wait too long is refused and says when to come again', async () => {
  await query(
    office.db,
    `INSERT INTO sign_in_attempts (id, account, address, due_at)
     SELECT gen_random_uuid(), sha256(:email::bytea), '203.0.113.5', now() + interval '1 hour' FROM generate_series(1, 9)`,
    { email },
  );

  const { data } = await office.ask(
    `mutation ($email: String!, $password: String!) {
      signIn(email: $email, password: $password) {
        __typename ... on TooManyRequests { message retryAfterSeconds }
      }
    }`,
    { email, password },
  );

  expect(data?.signIn).toEqual({
    __typename: 'TooManyRequests',
    message: 'Too many passwords were tried just now. Please try again in a minute.',
    retryAfterSeconds: 3600,
  });
});

test('every failure has the same words', async () => {
  const answers = await Promise.all(
    [
      { email, password: 'wrong horse battery' },
      { email: 'nobody@larkfare.example', password },
      { email: 'a\u0000b', password },
      { email: '', password: '' },
      { email: 'x'.repeat(100_000), password: 'x'.repeat(100_000) },
    ].map((variables) =>
      office.ask(
        `mutation ($email: String!, $password: String!) {
          signIn(email: $email, password: $password) { __typename ... on Problem { message } }
        }`,
        variables,
      ),
    ),
  );

  const refused = { __typename: 'SignInRefused', message: expect.stringContaining('wrong') };
  expect(answers).toEqual(Array(5).fill({ data: { signIn: refused } }));
});

test('a session that begins while the password changes does not outlive it', async () => {
  let signingIn: Promise<string | undefined> | undefined;

  await office.db.transaction(async (manager) => {
    await query(manager, `UPDATE administrators SET password_hash = 'another'`);
    signingIn = office.signIn();
    await eventually(async () => expect(await waitingFor(manager)).toBe(1));
  });

  expect(await signingIn).toBeUndefined();
  expect(await query(office.db, 'SELECT id FROM sessions')).toEqual([]);
});

/** How many others wait for that transaction to end. */
async function waitingFor(manager: EntityManager) {
  const [row] = await query<{ waiting: number }>(
    manager,
    'SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid',
  );
  return row?.waiting;
}

test('what was typed as an address is not stored', async () => {
  await guess('203.0.113.5', 'wrong', 'my secret password');

  const [row] = await query<{ row: string }>(
    office.db,
    'SELECT sign_in_attempts::text AS row FROM sign_in_attempts',
  );

  expect(row?.row).not.toContain('secret');
  expect(row?.row).not.toContain(Buffer.from('secret').toString('hex'));
});

test('there is one first administrator', async () => {
  expect(await ensureAdministrator(office.db, { email: 'other@larkfare.example' })).toBeUndefined();
});
