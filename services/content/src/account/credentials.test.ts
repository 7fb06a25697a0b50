import { query } from '@larkfare/data-kit/database';
import { pino } from 'pino';
import {
  type Account,
  anAccount,
  invalidLink,
  newEmail,
  newPassword,
  wrongPassword,
} from '../testing/account.ts';
import { email, password } from '../testing/back-office.ts';
import { resetMailsAtMost } from './account.rules.ts';
import { openPasswordResets } from './password-resets.ts';

let office: Account;

beforeEach(async () => {
  office = await anAccount();
});
afterEach(() => office.close());

/** A link that the administrator got by mail. */
async function mailedToken(): Promise<string> {
  await office.requestReset();
  return office.tokenOf('password-reset');
}

test('a new password ends every session at once; only the new one opens the next (§2)', async () => {
  const tokens = [await office.signIn(), await office.signIn()];

  const response = await office.changePassword({ oldPassword: password, newPassword }, tokens[0]);

  expect(response).toMatchObject({ __typename: 'PasswordChanged' });
  expect(await Promise.all(tokens.map(office.isSignedIn))).toEqual([false, false]);
  expect(await office.signIn()).toBeUndefined();
  expect(await office.signIn({ password: newPassword })).toBeDefined();
});

test.each([
  ['a wrong old password', wrongPassword, newPassword, 'oldPassword'],
  ['a new password that is too short', password, 'short', 'newPassword'],
  ['a new password that is easy to guess', password, 'Password123!', 'newPassword'],
])('%s changes nothing and names the field (§5)', async (_, oldPassword, requested, field) => {
  const token = await office.signIn();

  const response = await office.changePassword({ oldPassword, newPassword: requested }, token);

  expect(response).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
  expect(await office.isSignedIn(token)).toBe(true);
  expect(await office.signIn()).toBeDefined();
});

test('after too many guesses neither password nor address changes, and the response gives the reason', async () => {
  const token = await office.signIn();
  await query(
    office.db,
    `INSERT INTO sign_in_attempts (id, account, address, within_allowance, due_at)
     SELECT gen_random_uuid(), sha256(:email::bytea), '203.0.113.5', true, now() + interval '1 hour' FROM generate_series(1, 9)`,
    { email },
  );

  const responses = [
    await office.changePassword({ oldPassword: password, newPassword }, token),
    await office.changeEmail({ oldEmail: email, newEmail, password }, token),
  ];

  const tooMany = { __typename: 'TooManyRequests' };
  expect(responses).toEqual([tooMany, tooMany]);
  expect(await office.isSignedIn(token)).toBe(true);
});

test('one of two concurrent changes of the password succeeds', async () => {
  const token = await office.signIn();

  const responses = await Promise.all(
    ['first horse battery', 'second horse battery'].map((each) =>
      office.changePassword({ oldPassword: password, newPassword: each }, token),
    ),
  );

  // The slower one meets another password, or the end of its session.
  const changed = responses.filter((each) => JSON.stringify(each).includes('PasswordChanged'));
  expect(changed).toHaveLength(1);
});

test('without a session the password is not changed (§6)', async () => {
  expect(await office.changePassword({ oldPassword: password, newPassword })).toBe(
    'UNAUTHENTICATED',
  );
});

test('an administrator who forgot the password gets a link by mail; the request changes nothing (§2)', async () => {
  const token = await office.signIn();

  const response = await office.requestReset();

  expect(response.data?.requestPasswordReset).toEqual({
    message: expect.stringContaining('works once, for 30 minutes'),
  });
  expect(await office.isSignedIn(token)).toBe(true);
  const mail = (await office.mails('password-reset'))[0];
  expect(mail).toContain(`To: ${email}`);
  expect(mail).toContain('https://larkfare.example/admin/reset-password#token=');
});

test('the link sets a new password once and ends every session (§2)', async () => {
  const signedIn = await office.signIn();
  const token = await mailedToken();

  const first = await office.resetPassword({ token, newPassword });
  const second = await office.resetPassword({ token, newPassword: 'a third horse battery' });

  expect(first).toMatchObject({ __typename: 'PasswordChanged' });
  expect(second).toEqual(invalidLink);
  expect(await office.isSignedIn(signedIn)).toBe(false);
  expect(await office.signIn({ password: newPassword })).toBeDefined();
});

test('one of many concurrent uses of a link sets the password', async () => {
  const token = await mailedToken();

  const responses = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      office.resetPassword({ token, newPassword: `horse battery ${index}` }),
    ),
  );

  expect(
    responses.filter((response) => Object(response).__typename === 'PasswordChanged'),
  ).toHaveLength(1);
});

test.each(['short', 'Password123!'])('the weak password %s leaves the link good', async (weak) => {
  const token = await mailedToken();

  const response = await office.resetPassword({ token, newPassword: weak });

  expect(response).toMatchObject({ fields: [{ field: 'newPassword' }] });
  expect(await office.resetPassword({ token, newPassword })).toMatchObject({
    __typename: 'PasswordChanged',
  });
});

test.each([
  ['has expired', `UPDATE password_resets SET expires_at = now()`],
  ['was made before the password changed', ''],
])('a link that %s is expired', async (_, statement) => {
  const token = await mailedToken();
  if (statement) await query(office.db, statement);
  else await office.changePassword({ oldPassword: password, newPassword }, await office.signIn());

  expect(await office.resetPassword({ token, newPassword: 'a third horse battery' })).toEqual(
    invalidLink,
  );
});

test.each(['', 'garbage', 'a\u0000b', 'x'.repeat(100_000)])(
  'a token that was never mailed opens nothing: %#',
  async (token) => {
    expect(await office.resetPassword({ token, newPassword })).toEqual(invalidLink);
  },
);

test('a mailed token is nowhere in the database', async () => {
  const token = await mailedToken();

  const [row] = await query<{ row: string }>(
    office.db,
    'SELECT password_resets::text AS row FROM password_resets',
  );

  expect(token).toHaveLength(43);
  expect(row?.row).not.toContain(token);
  expect(row?.row).not.toContain(Buffer.from(token).toString('hex'));
});

test('strangers who request links do not use up those of the administrator (§2)', async () => {
  const processes = [1, 2, 3].map(() => openPasswordResets(office.db, pino({ level: 'silent' })));

  for (let requests = 0; requests < 5; requests += 1)
    await Promise.all(processes.map(({ request }) => request()));
  const [first = ''] = await office.mails('password-reset', resetMailsAtMost);
  await query(
    office.db,
    `UPDATE password_resets SET requested_at = requested_at - interval '20 minutes',
                                expires_at = expires_at - interval '20 minutes'`,
  );
  await processes[0]?.request();

  const mails = await office.mails('password-reset', resetMailsAtMost + 1);
  expect(new Set(mails.map(tokenIn)).size).toBe(resetMailsAtMost + 1);
  // Until then, the mailbox had a link that is still good.
  expect(await office.resetPassword({ token: tokenIn(first), newPassword })).toMatchObject({
    __typename: 'PasswordChanged',
  });
});

const tokenIn = (mail: string) => /token=([\w-]+)/.exec(mail)?.[1] ?? '';

test('the answer is the same whether a link is mailed or not', async () => {
  const responses: unknown[] = [];
  for (let requests = 0; requests < 6; requests += 1) responses.push(await office.requestReset());

  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
});

test('changes of the account are recorded without a password, hashed or not', async () => {
  await office.changePassword({ oldPassword: password, newPassword }, await office.signIn());
  await office.changeEmail(
    { oldEmail: email, newEmail, password: newPassword },
    await office.signIn({ password: newPassword }),
  );
  await office.confirmEmailChange(await office.tokenOf('email-change-confirmation'));

  const { data } = await office.execute(
    '{ contentChanges { items { changedBy subject action label fields { name from to } } } }',
    {},
    await office.signIn({ email: newEmail, password: newPassword }),
  );

  expect(data?.contentChanges).toEqual({
    items: [
      {
        changedBy: email,
        subject: 'administrators',
        action: 'updated',
        label: newEmail,
        fields: [{ name: 'email', from: email, to: newEmail }],
      },
      {
        changedBy: email,
        subject: 'administrators',
        action: 'updated',
        label: email,
        fields: [{ name: 'password_changed_at', from: expect.any(String), to: expect.any(String) }],
      },
    ],
  });
  const [row] = await query<{ recorded: string }>(
    office.db,
    `SELECT string_agg(changes::text, '') AS recorded FROM changes`,
  );
  expect(row?.recorded).not.toMatch(/argon2|horse/);
});
