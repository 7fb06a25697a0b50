import { aBackOffice, type BackOffice } from '../testing/back-office.ts';

let office: BackOffice;
beforeEach(async () => void (office = await aBackOffice()));
afterEach(() => office.close());

interface Listed {
  id: string;
  network: string;
  agent: string;
  isCurrent: boolean;
}
const fields = '{ id network agent isCurrent }';
const isSignedIn = async (token?: string) =>
  (await office.execute('{ viewer { email } }', {}, token)).data?.viewer !== null;

/** The result of that field, or the code of its error. */
async function execute(field: string, token?: string): Promise<Listed[]> {
  const { data, errors } = await office.execute(field, {}, token);
  if (errors) throw new Error(String(errors[0]?.extensions?.code));
  return Object.values(data ?? {})[0] as Listed[];
}
const sessionsOf = (token?: string) => execute(`{ sessions ${fields} }`, token);

test('sessions are listed with their network and browser, the calling one first', async () => {
  const first = await office.signIn();
  await office.signIn();

  const listed = await sessionsOf(first);

  const from = { id: expect.any(String), network: '203.0.113.0/24', agent: 'Firefox on Linux' };
  expect(listed).toEqual([
    { ...from, isCurrent: true },
    { ...from, isCurrent: false },
  ]);
});

test('one session is ended, at once and alone', async () => {
  const [mine, other, third] = [
    await office.signIn(),
    await office.signIn(),
    await office.signIn(),
  ];
  const [{ id } = { id: '' }] = await sessionsOf(other);

  const left = await execute(`mutation { endSession(id: "${id}") ${fields} }`, mine);

  expect(left.map((session) => session.id)).not.toContain(id);
  expect(await Promise.all([mine, other, third].map(isSignedIn))).toEqual([true, false, true]);
});

test('all others are ended, and the caller’s own continues', async () => {
  const [mine, other, third] = [
    await office.signIn(),
    await office.signIn(),
    await office.signIn(),
  ];

  const left = await execute(`mutation { endOtherSessions ${fields} }`, mine);

  expect(left).toEqual([expect.objectContaining({ isCurrent: true })]);
  expect(await Promise.all([mine, other, third].map(isSignedIn))).toEqual([true, false, false]);
});

test.each(['{ sessions { id } }', 'mutation { endOtherSessions { id } }'])(
  'without a session nothing is listed or ended: %s',
  async (field) => {
    await expect(execute(field)).rejects.toThrow('UNAUTHENTICATED');
  },
);

test('an unknown session id ends no session', async () => {
  const mine = await office.signIn();

  expect(await execute(`mutation { endSession(id: "garbage") ${fields} }`, mine)).toHaveLength(1);
});
