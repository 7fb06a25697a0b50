import { query } from '@larkfare/service-kit';
import { aBackOffice, type BackOffice, email, password } from '../testing/back-office.ts';
import { aMailbox, type Mailbox } from '../testing/mailbox.ts';

const newEmail = 'new@larkfare.example';
const newPassword = 'another horse battery';
let mailbox: Mailbox;
let office: BackOffice;

beforeEach(async () => {
  mailbox = await aMailbox();
  office = await aBackOffice({ outboxFolder: mailbox.folder });
});
afterEach(() => office.close());

const isSignedIn = async (token: string | undefined) =>
  (await office.ask('{ viewer { email } }', {}, token)).data?.viewer !== null;

const changeEmail = async (
  variables: { oldEmail?: string; newEmail?: string; password?: string },
  token?: string,
) => {
  const { data, errors } = await office.ask(
    `mutation ($oldEmail: String!, $newEmail: String!, $password: String) {
      result: changeEmail(oldEmail: $oldEmail, newEmail: $newEmail, password: $password) {
        __typename
        ... on EmailChangeRequested { message }
        ... on InvalidInput { fields { field message } }
      }
    }`,
    { oldEmail: email, newEmail, ...variables },
    token,
  );
  return data?.result ?? errors?.[0]?.extensions?.code;
};

const resultOf = async (mutation: string, variables: Record<string, string>) => {
  const { data } = await office.ask(
    `mutation (${Object.keys(variables).map((name) => `$${name}: String!`)}) {
      result: ${mutation}(${Object.keys(variables).map((name) => `${name}: $${name}`)}) {
        __typename
        ... on InvalidInput { fields { field message } }
      }
    }`,
    variables,
  );
  return data?.result;
};
const confirm = (token: string) => resultOf('confirmEmailChange', { token });
const undo = (token: string, password = newPassword) =>
  resultOf('undoEmailChange', { token, newPassword: password });

const changed = { __typename: 'EmailChanged' };
const linkIsOver = {
  __typename: 'InvalidInput',
  fields: [
    {
      field: 'token',
      message: 'This link was used already or is too old. Please ask for a new one.',
    },
  ],
};

/** A completed change, and the token that undoes it. */
async function changeCompletely(): Promise<string> {
  await changeEmail({ password }, await office.signIn());
  await confirm(await mailbox.tokenOf('email-change-confirmation'));
  return mailbox.tokenOf('email-changed');
}

test('without a session the address is not changed', async () => {
  expect(await changeEmail({ password })).toBe('UNAUTHENTICATED');
});

test('with the password the new address gets a link, and counts only once it is confirmed there', async () => {
  const token = await office.signIn();

  const answer = await changeEmail({ newEmail: 'New@larkfare.example', password }, token);

  expect(answer).toEqual({
    __typename: 'EmailChangeRequested',
    message: expect.stringContaining('We sent a link to the new e-mail address.'),
  });
  const [mail] = await mailbox.mails('email-change-confirmation');
  expect(mail).toContain(`To: ${newEmail}`);
  expect(await office.signIn({ email: newEmail })).toBeUndefined();
  expect(await isSignedIn(token)).toBe(true);

  expect(await confirm(await mailbox.tokenOf('email-change-confirmation'))).toEqual(changed);
  expect(await isSignedIn(token)).toBe(false);
  expect(await office.signIn()).toBeUndefined();
  expect(await office.signIn({ email: newEmail })).toBeDefined();
  const [note] = await mailbox.mails('email-changed');
  expect(note).toContain(`To: ${email}`);
});

test('a stolen session without the password changes nothing: the old address has to allow it first', async () => {
  const stolen = await office.signIn();

  const answer = await changeEmail({}, stolen);
  await office.ask('mutation { requestPasswordReset { message } }');

  expect(answer).toEqual({
    __typename: 'EmailChangeRequested',
    message: expect.stringContaining('We sent a link to the current e-mail address.'),
  });
  const [approval] = await mailbox.mails('email-change-approval');
  const [reset] = await mailbox.mails('password-reset');
  expect([approval, reset]).toEqual([
    expect.stringContaining(`To: ${email}`),
    expect.stringContaining(`To: ${email}`),
  ]);
  await mailbox.mails('email-change-confirmation', 0);
  expect(await office.signIn({ email: newEmail })).toBeUndefined();
});

test('once the old address allows a change, the new one confirms it', async () => {
  await changeEmail({}, await office.signIn());

  expect(await confirm(await mailbox.tokenOf('email-change-approval'))).toEqual({
    __typename: 'EmailChangeRequested',
  });
  expect(await office.signIn()).toBeDefined();

  expect(await confirm(await mailbox.tokenOf('email-change-confirmation'))).toEqual(changed);
  expect(await office.signIn({ email: newEmail })).toBeDefined();
});

test.each([
  ['a wrong password', { password: 'wrong horse battery' }, 'password'],
  ['another current address', { oldEmail: 'other@larkfare.example', password }, 'oldEmail'],
  ['the address of another administrator', { newEmail: 'Second@x.example', password }, 'newEmail'],
])('%s is refused at its field, and nothing is mailed', async (_, variables, field) => {
  await query(
    office.db,
    `INSERT INTO administrators (id, email, password_hash) VALUES (gen_random_uuid(), 'second@x.example', '-')`,
  );

  const answer = await changeEmail(variables, await office.signIn());

  expect(answer).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
  await mailbox.mails('', 0);
});

test('the old address can undo a change, which sets a new password and ends every session', async () => {
  const token = await changeCompletely();
  const thief = await office.signIn({ email: newEmail });

  expect(await undo(token, 'short')).toMatchObject({ fields: [{ field: 'newPassword' }] });
  expect(await undo(token)).toEqual(changed);

  expect(await isSignedIn(thief)).toBe(false);
  expect(await office.signIn({ email: newEmail })).toBeUndefined();
  expect(await office.signIn()).toBeUndefined();
  expect(await office.signIn({ password: newPassword })).toBeDefined();
  expect(await undo(token)).toEqual(linkIsOver);
});

test('a second change does not take the first owner’s link away, and is undone with it', async () => {
  const owners = await changeCompletely();
  await changeEmail(
    { oldEmail: newEmail, newEmail: 'third@larkfare.example', password },
    await office.signIn({ email: newEmail }),
  );
  const confirmations = await mailbox.mails('email-change-confirmation', 2);
  const tokens = confirmations.map((mail) => /token=([\w-]+)/.exec(mail)?.[1] ?? '');
  await Promise.all(tokens.map(confirm));
  const notes = await mailbox.mails('email-changed', 2);
  const thiefs = notes
    .map((mail) => /token=([\w-]+)/.exec(mail)?.[1] ?? '')
    .find((token) => token !== owners);

  expect(await undo(owners)).toEqual(changed);

  expect(await undo(thiefs ?? '')).toEqual(linkIsOver);
  expect(await office.signIn({ password: newPassword })).toBeDefined();
});

test.each([
  ['is an hour old', `UPDATE email_changes SET expires_at = now()`],
  ['belongs to a change from before a new password', undefined],
])('a confirmation that %s is over', async (_, statement) => {
  await changeEmail({ password }, await office.signIn());
  const token = await mailbox.tokenOf('email-change-confirmation');
  if (statement) await query(office.db, statement);
  else
    await office.ask(
      `mutation { changePassword(oldPassword: "${password}", newPassword: "${newPassword}") { __typename } }`,
      {},
      await office.signIn(),
    );

  expect(await confirm(token)).toEqual(linkIsOver);
});

test('a link that undoes is good for seven days', async () => {
  const token = await changeCompletely();

  const [row] = await query<{ days: number }>(
    office.db,
    `SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM email_changes`,
  );
  await query(office.db, `UPDATE email_changes SET expires_at = now()`);

  expect(row?.days).toBe(7);
  expect(await undo(token)).toEqual(linkIsOver);
});

test('of many who confirm with one link at once, one does', async () => {
  await changeEmail({ password }, await office.signIn());
  const token = await mailbox.tokenOf('email-change-confirmation');

  const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token)));

  expect(answers.filter((answer) => Object(answer).__typename === 'EmailChanged')).toHaveLength(1);
});

test.each(['', 'garbage', 'a\u0000b', 'x'.repeat(100_000)])(
  'a token that was never mailed confirms and undoes nothing: %#',
  async (token) => {
    expect(await confirm(token)).toEqual(linkIsOver);
    expect(await undo(token)).toEqual(linkIsOver);
  },
);

test('the link of one step is not good for another', async () => {
  await changeEmail({ password }, await office.signIn());
  const confirmation = await mailbox.tokenOf('email-change-confirmation');

  expect(await undo(confirmation)).toEqual(linkIsOver);
  await confirm(confirmation);
  expect(await confirm(await mailbox.tokenOf('email-changed'))).toEqual(linkIsOver);
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
  for (let asked = 0; asked < 3; asked += 1) await changeEmail({}, token);

  expect(await changeEmail({}, token)).toMatchObject({ __typename: 'InvalidInput' });
  await mailbox.mails('email-change-approval', 3);
  expect(await changeEmail({ password }, token)).toMatchObject({
    __typename: 'EmailChangeRequested',
  });
});
