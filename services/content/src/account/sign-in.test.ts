import { query } from '@larkfare/data-kit/database';
import { TooManyRequests } from '@larkfare/data-kit/refusals';
import { eventually } from '@larkfare/server-kit/testing';
import { type EntityManager } from 'typeorm';
import { aBackOffice, type BackOffice, email, password } from '../testing/back-office.ts';
import { ensureAdministrator } from './administrators.ts';
import { checkPassword } from './password-check.ts';
import { allowance } from './sign-in-attempt.rules.ts';

let office: BackOffice;
beforeEach(async () => {
  office = await aBackOffice();
});
afterEach(() => office.close());

const guess = (from: string, tried = 'wrong horse battery', at = email) =>
  checkPassword(office.db, { email: at, address: from }, tried);

const isRefused = (response: unknown) => response instanceof TooManyRequests;
/** Wrong passwords one after the other; the refused ones are not checked. */
async function refusals(guesses: readonly (() => ReturnType<typeof guess>)[]) {
  const responses: boolean[] = [];
  for (const each of guesses) responses.push(isRefused(await each()));
  return responses;
}

/** Ends the delay after the latest guess. */
const timePasses = () => query(office.db, 'UPDATE sign_in_attempts SET due_at = now()');

/** Guesses of 200 networks, which delay the next beyond the allowance by an hour. */
const guessesOfStrangers = () =>
  query(
    office.db,
    `INSERT INTO sign_in_attempts (id, account, address, within_allowance, due_at)
     SELECT gen_random_uuid(), sha256(:email::bytea), '198.51.100.' || n % 200, n > 400, now() + interval '1 hour'
       FROM generate_series(1, 1000) n`,
    { email },
  );

test('simultaneous guesses are checked or refused at once, and none waits', async () => {
  await guessesOfStrangers();

  const responses = await Promise.all(Array.from({ length: 60 }, () => guess('203.0.113.5')));

  const refused = responses.filter((response) => response instanceof TooManyRequests);
  expect(refused).toHaveLength(60 - allowance.perNetwork);
  expect(Math.min(...refused.map(({ retryAfterSeconds }) => retryAfterSeconds))).toBeGreaterThan(0);
});

test('guesses of many networks at one account are checked one in eight seconds after the allowance', async () => {
  await guessesOfStrangers();
  await timePasses();
  const networks = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
  const guesses = networks.flatMap((from) => Array.from({ length: 4 }, () => () => guess(from)));

  const responses = await refusals(guesses);

  expect(responses.filter((refused) => !refused)).toHaveLength(3 * allowance.perNetwork + 1);
  const [row] = await query<{ delay: number }>(
    office.db,
    'SELECT extract(epoch FROM max(due_at - at))::float AS delay FROM sign_in_attempts',
  );
  expect(row?.delay).toBeCloseTo(8);
});

test.each([
  ['address', () => '203.0.113.5', 3],
  ['/56', (n: number) => `2001:db8:1:2a${n.toString(16).padStart(2, '0')}::1`, 4],
  ['/48', (n: number) => `2001:db8:1:${n.toString(16)}00::1`, 4],
])(
  'guesses at many accounts from one %s delay each other after the allowance',
  async (_, addressOf, allowed) => {
    const delays: number[] = [];
    for (let tried = 0; tried < 8; tried += 1) {
      await timePasses();
      await guess(addressOf(tried), 'wrong horse battery', `${tried}@larkfare.example`);
      const [row] = await query<{ delay: number }>(
        office.db,
        'SELECT extract(epoch FROM due_at - at)::float AS delay FROM sign_in_attempts ORDER BY id DESC LIMIT 1',
      );
      delays.push(Math.round((row?.delay ?? 0) * 4) / 4);
    }

    expect(delays.slice(0, allowed)).toEqual(Array(allowed).fill(0));
    expect(delays.slice(allowed)).toEqual([0.25, 0.5, 1, 2, 4].slice(allowed - 3));
  },
);

test('an administrator signs in from a new browser while strangers guess', async () => {
  await guessesOfStrangers();

  const responses = [
    await guess('203.0.113.5'),
    await guess('203.0.113.5'),
    await guess('203.0.113.5', password),
    await guess('198.51.100.1', password),
  ];

  expect(responses).toEqual(['wrong', 'wrong', expect.objectContaining({ email }), tooMany]);
});
const tooMany = expect.any(TooManyRequests);

/** A guess in a browser in which this administrator has signed in before. */
const guessAtDevice = (administratorId: string, tried: string) =>
  checkPassword(
    office.db,
    { email, address: '198.51.100.1', device: { id: 'a device', administratorId } },
    tried,
  );

test('a browser that signed in before is not delayed by strangers, but by its own wrong passwords', async () => {
  await guessesOfStrangers();
  const [{ id } = { id: '' }] = await query<{ id: string }>(
    office.db,
    'SELECT id FROM administrators',
  );

  expect(await guessAtDevice(id, password)).toMatchObject({ email });
  const wrong = Array.from({ length: 6 }, () => () => guessAtDevice(id, 'wrong horse battery'));
  expect(await refusals(wrong)).toEqual([false, false, false, false, true, true]);
  expect(await guessAtDevice('another administrator', password)).toEqual(tooMany);
});

test('the right password makes up for one’s own failures, not for those of others', async () => {
  for (const from of ['203.0.113.5', '203.0.113.5', '198.51.100.1']) await guess(from);

  await guess('203.0.113.5', password);

  const rows = await query(office.db, 'SELECT address FROM sign_in_attempts');
  expect(rows).toEqual([{ address: '198.51.100.1' }]);
});

test('wrong passwords are forgotten after a day, those beyond the allowance after a quarter of an hour', async () => {
  for (let tried = 0; tried < 4; tried += 1) await guess('203.0.113.5');
  const timesPassed = async (interval: string) => {
    await query(
      office.db,
      'UPDATE sign_in_attempts SET at = at - :interval::interval, due_at = due_at - :interval::interval',
      { interval },
    );
    await guess('203.0.113.6');
    const [row] = await query<{ stored: number }>(
      office.db,
      `SELECT count(*)::int AS stored FROM sign_in_attempts WHERE address = '203.0.113.5'`,
    );
    return row?.stored;
  };

  expect(await timesPassed('14 minutes')).toBe(4);
  expect(await timesPassed('1 minute')).toBe(3);
  expect(await timesPassed('1 day')).toBe(0);
});

test('a refused sign-in states when to retry', async () => {
  await query(
    office.db,
    `INSERT INTO sign_in_attempts (id, account, address, within_allowance, due_at)
     SELECT gen_random_uuid(), sha256(:email::bytea), '203.0.113.5', true, now() + interval '1 hour' FROM generate_series(1, 9)`,
    { email },
  );

  const { data } = await office.execute(
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

test('every failure has the same words (§5)', async () => {
  const responses: unknown[] = [];
  for (const variables of [
    { email, password: 'wrong horse battery' },
    { email: 'nobody@larkfare.example', password },
    { email: 'a\u0000b', password },
    { email: '', password: '' },
    { email: 'x'.repeat(100_000), password: 'x'.repeat(100_000) },
  ]) {
    const response = await office.execute(
      `mutation ($email: String!, $password: String!) {
        signIn(email: $email, password: $password) { __typename ... on Problem { message } }
      }`,
      variables,
    );
    responses.push(response);
    await timePasses();
  }

  const refused = { __typename: 'SignInRefused', message: expect.stringContaining('wrong') };
  expect(responses).toEqual(Array(5).fill({ data: { signIn: refused } }));
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

test('a typed address is not stored', async () => {
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
