import { query } from '@larkfare/data-kit/database';
import {
  type Account,
  anAccount,
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

type Event = Record<'kind' | 'account' | 'network' | 'agent' | 'detail', string | null>;

/** The log, oldest first, as the back office reads it. */
async function events(filter?: object): Promise<Event[]> {
  const { data } = await office.execute(
    `query ($filter: SecurityEventFilterInput) {
      securityEvents(filter: $filter) { items { kind account network agent detail } }
    }`,
    { filter },
    await office.signIn(),
  );
  return (data?.securityEvents as { items: Event[] }).items.toReversed();
}
const kinds = async () => (await events()).map(({ kind }) => kind);

test('sign-ins and refusals are entries with a shortened network and no secret', async () => {
  await office.signIn({ email: ' Office@Larkfare.Example', password: wrongPassword });
  await office.signIn({ email: 'a\u0000b', password: wrongPassword });
  await office.signIn({ email: 'hunter2 my password', password: wrongPassword });

  const from = { network: '203.0.113.0/24', agent: 'Firefox on Linux', detail: null };
  expect((await events()).slice(1)).toEqual([
    { kind: 'sign_in_refused', account: email, ...from },
    { kind: 'sign_in_refused', account: null, ...from },
    { kind: 'sign_in_refused', account: null, ...from },
    { kind: 'signed_in', account: email, ...from },
  ]);
  const [row] = await query<{ all: string }>(
    office.db,
    `SELECT string_agg(security_events::text, '') AS all FROM security_events`,
  );
  expect(row?.all).not.toMatch(/horse|hunter2|203\.0\.113\.5/);
});

test('the first start records that the signing key was created', async () => {
  expect((await events())[0]).toMatchObject({
    kind: 'signing_key_created',
    agent: 'The site itself',
  });
});

test('throttled sign-ins are entries too', async () => {
  await query(
    office.db,
    `INSERT INTO sign_in_attempts (id, account, address, within_allowance, due_at)
     SELECT gen_random_uuid(), 'x', '203.0.113.5', true, now() + interval '1 minute' FROM generate_series(1, 3)`,
  );
  await office.signIn({ password: wrongPassword });
  await query(office.db, 'DELETE FROM sign_in_attempts');

  expect(await kinds()).toContain('sign_in_throttled');
});

test('changes of the password and of the address are entries, with what the address became', async () => {
  const token = await office.signIn();
  await office.changeEmail({ oldEmail: email, newEmail }, token);
  await office.changePassword({ oldPassword: wrongPassword, newPassword }, token);
  await office.changePassword({ oldPassword: password, newPassword }, token);
  await office.requestReset();
  await office.resetPassword({
    token: await office.tokenOf('password-reset'),
    newPassword: password,
  });

  const recorded = await events();
  expect(recorded.map(({ kind }) => kind).slice(2, -1)).toEqual([
    'email_change_requested',
    'password_refused',
    'password_changed',
    'password_reset_requested',
    'password_reset',
  ]);
  expect(recorded[2]).toMatchObject({
    account: email,
    detail: 'to new@larkfare.example, without the password',
  });
});

test('a confirmed and an undone change of the address are entries', async () => {
  await office.changeEmail({ oldEmail: email, newEmail, password }, await office.signIn());
  await office.confirmEmailChange(await office.tokenOf('email-change-confirmation'));
  await office.undoEmailChange(await office.tokenOf('email-changed'), password);

  expect(await kinds()).toEqual(expect.arrayContaining(['email_changed', 'email_change_undone']));
});

test('a deploy token is an entry that only an administrator can write', async () => {
  const record = (token?: string) =>
    office.execute(
      'mutation { recordDeployToken(kind: deploy_token_created, detail: "CI (guide)") }',
      {},
      token,
    );
  await record(await office.signIn());
  const { errors } = await record();

  expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  expect(await events({ kind: 'deploy_token_created' })).toMatchObject([
    { account: email, detail: 'CI (guide)' },
  ]);
});

test('the log is for administrators, and is filtered by kind and day', async () => {
  const { errors } = await office.execute('{ securityEvents { totalItems } }');
  await query(
    office.db,
    `INSERT INTO security_events (id, at, kind, network, agent)
     VALUES (gen_random_uuid(), '2026-07-01T23:30:00Z', 'signed_in', 'old', 'old')`,
  );

  expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  expect(await events({ from: '2026-07-02', to: '2026-07-02' })).toMatchObject([{ agent: 'old' }]);
  expect(await events({ to: '2026-07-01' })).toEqual([]);
  expect(await events({ kind: 'password_changed' })).toEqual([]);
});

test('a flood of refusals is bounded, and hides nothing else', async () => {
  await query(
    office.db,
    `INSERT INTO security_events (id, kind, network, agent)
     SELECT gen_random_uuid(), 'sign_in_refused', 'x', 'x' FROM generate_series(1, 30)`,
  );

  await office.signIn({ password: wrongPassword });

  expect((await kinds()).filter((kind) => kind === 'sign_in_refused')).toHaveLength(30);
  expect((await kinds()).at(-1)).toBe('signed_in');
});

test('one kind of entries can be left out', async () => {
  await office.signIn();

  const left = await events({ exceptKind: 'signed_in' });

  expect(left.map(({ kind }) => kind)).toEqual(['signing_key_created']);
});
