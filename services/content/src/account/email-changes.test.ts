import { query } from '@larkfare/data-kit/database';
import {
  type Account,
  anAccount,
  invalidLink,
  newEmail,
  newPassword,
  wrongPassword,
} from '../testing/account.ts';
import { email, password } from '../testing/back-office.ts';

let office: Account;

beforeEach(async () => {
  office = await anAccount();
});
afterEach(() => office.close());

const changeEmail = (
  variables: { oldEmail?: string; newEmail?: string; password?: string },
  token?: string,
) => office.changeEmail({ oldEmail: email, newEmail, ...variables }, token);

const changed = { __typename: 'EmailChanged' };

/** A completed change, and the token that undoes it. */
async function changeCompletely(): Promise<string> {
  await changeEmail({ password }, await office.signIn());
  await office.confirmEmailChange(await office.tokenOf('email-change-confirmation'));
  return office.tokenOf('email-changed');
}

test('without a session the address is not changed (§6)', async () => {
  expect(await changeEmail({ password })).toBe('UNAUTHENTICATED');
});

test('with the password the new address gets a link, and counts only once it is confirmed there (§2, §8)', async () => {
  const token = await office.signIn();

  const response = await changeEmail({ newEmail: 'New@larkfare.example', password }, token);

  expect(response).toEqual({
    __typename: 'EmailChangeRequested',
    message: expect.stringContaining('We sent a link to the new email address.'),
  });
  const [mail] = await office.mails('email-change-confirmation');
  expect(mail).toContain(`To: ${newEmail}`);
  expect(await office.signIn({ email: newEmail })).toBeUndefined();
  expect(await office.isSignedIn(token)).toBe(true);

  expect(
    await office.confirmEmailChange(await office.tokenOf('email-change-confirmation')),
  ).toEqual(changed);
  expect(await office.isSignedIn(token)).toBe(false);
  expect(await office.signIn()).toBeUndefined();
  expect(await office.signIn({ email: newEmail })).toBeDefined();
  const [note] = await office.mails('email-changed');
  expect(note).toContain(`To: ${email}`);
});

test('a stolen session without the password changes nothing: the old address has to allow it first', async () => {
  const stolen = await office.signIn();

  const response = await changeEmail({}, stolen);
  await office.requestReset();

  expect(response).toEqual({
    __typename: 'EmailChangeRequested',
    message: expect.stringContaining('We sent a link to the current email address.'),
  });
  const [approval] = await office.mails('email-change-approval');
  const [reset] = await office.mails('password-reset');
  expect([approval, reset]).toEqual([
    expect.stringContaining(`To: ${email}`),
    expect.stringContaining(`To: ${email}`),
  ]);
  await office.mails('email-change-confirmation', 0);
  expect(await office.signIn({ email: newEmail })).toBeUndefined();
});

test('once the old address allows a change, the new one confirms it', async () => {
  await changeEmail({}, await office.signIn());

  expect(
    await office.confirmEmailChange(await office.tokenOf('email-change-approval')),
  ).toMatchObject({
    __typename: 'EmailChangeRequested',
  });
  expect(await office.signIn()).toBeDefined();

  expect(
    await office.confirmEmailChange(await office.tokenOf('email-change-confirmation')),
  ).toEqual(changed);
  expect(await office.signIn({ email: newEmail })).toBeDefined();
});

test.each([
  ['a wrong password', { password: wrongPassword }, 'password'],
  ['another current address', { oldEmail: 'other@larkfare.example', password }, 'oldEmail'],
  ['the address of another administrator', { newEmail: 'Second@x.example', password }, 'newEmail'],
])('%s is refused at its field, and nothing is mailed (§5)', async (_, variables, field) => {
  await query(
    office.db,
    `INSERT INTO administrators (id, email, password_hash) VALUES (gen_random_uuid(), 'second@x.example', '-')`,
  );

  const response = await changeEmail(variables, await office.signIn());

  expect(response).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
  await office.mails('', 0);
});

test('the old address can undo a change, which sets a new password and ends every session', async () => {
  const token = await changeCompletely();
  const thief = await office.signIn({ email: newEmail });

  expect(await office.undoEmailChange(token, 'short')).toMatchObject({
    fields: [{ field: 'newPassword' }],
  });
  expect(await office.undoEmailChange(token)).toEqual(changed);

  expect(await office.isSignedIn(thief)).toBe(false);
  expect(await office.signIn({ email: newEmail })).toBeUndefined();
  expect(await office.signIn()).toBeUndefined();
  expect(await office.signIn({ password: newPassword })).toBeDefined();
  expect(await office.undoEmailChange(token)).toEqual(invalidLink);
});

test('a second change does not take the first owner’s link away, and is undone with it', async () => {
  const owners = await changeCompletely();
  await changeEmail(
    { oldEmail: newEmail, newEmail: 'third@larkfare.example', password },
    await office.signIn({ email: newEmail }),
  );
  const confirmations = await office.mails('email-change-confirmation', 2);
  const tokens = confirmations.map((mail) => /token=([\w-]+)/.exec(mail)?.[1] ?? '');
  await Promise.all(tokens.map(office.confirmEmailChange));
  const notes = await office.mails('email-changed', 2);
  const thiefs = notes
    .map((mail) => /token=([\w-]+)/.exec(mail)?.[1] ?? '')
    .find((token) => token !== owners);

  expect(await office.undoEmailChange(owners)).toEqual(changed);

  expect(await office.undoEmailChange(thiefs ?? '')).toEqual(invalidLink);
  expect(await office.signIn({ password: newPassword })).toBeDefined();
});

test.each([
  ['is an hour old', `UPDATE email_changes SET expires_at = now()`],
  ['belongs to a change from before a new password', undefined],
])('a confirmation that %s is expired', async (_, statement) => {
  await changeEmail({ password }, await office.signIn());
  const token = await office.tokenOf('email-change-confirmation');
  if (statement) await query(office.db, statement);
  else await office.changePassword({ oldPassword: password, newPassword }, await office.signIn());

  expect(await office.confirmEmailChange(token)).toEqual(invalidLink);
});

test('a link that undoes is good for seven days', async () => {
  const token = await changeCompletely();

  const [row] = await query<{ days: number }>(
    office.db,
    `SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM email_changes`,
  );
  await query(office.db, `UPDATE email_changes SET expires_at = now()`);

  expect(row?.days).toBe(7);
  expect(await office.undoEmailChange(token)).toEqual(invalidLink);
});

test('one of many concurrent confirmations with a link succeeds', async () => {
  await changeEmail({ password }, await office.signIn());
  const token = await office.tokenOf('email-change-confirmation');

  const responses = await Promise.all(
    Array.from({ length: 6 }, () => office.confirmEmailChange(token)),
  );

  expect(
    responses.filter((response) => Object(response).__typename === 'EmailChanged'),
  ).toHaveLength(1);
});

test.each(['', 'garbage', 'a\u0000b', 'x'.repeat(100_000)])(
  'a token that was never mailed confirms and undoes nothing: %#',
  async (token) => {
    expect(await office.confirmEmailChange(token)).toEqual(invalidLink);
    expect(await office.undoEmailChange(token)).toEqual(invalidLink);
  },
);

test('the link of one step is not good for another', async () => {
  await changeEmail({ password }, await office.signIn());
  const confirmation = await office.tokenOf('email-change-confirmation');

  expect(await office.undoEmailChange(confirmation)).toEqual(invalidLink);
  await office.confirmEmailChange(confirmation);
  expect(await office.confirmEmailChange(await office.tokenOf('email-changed'))).toEqual(
    invalidLink,
  );
});

test('a mailed token is nowhere in the database', async () => {
  const token = await changeCompletely();

  const [row] = await query<{ row: string }>(
    office.db,
    'SELECT email_changes::text AS row FROM email_changes',
  );

  expect(token).toHaveLength(43);
  expect(row?.row).not.toContain(token);
  expect(row?.row).not.toContain(Buffer.from(token).toString('hex'));
});

test('a stolen session has at most three links mailed in an hour', async () => {
  const token = await office.signIn();
  for (let requests = 0; requests < 3; requests += 1) await changeEmail({}, token);

  expect(await changeEmail({}, token)).toMatchObject({ __typename: 'InvalidInput' });
  await office.mails('email-change-approval', 3);
  expect(await changeEmail({ password }, token)).toMatchObject({
    __typename: 'EmailChangeRequested',
  });
});
