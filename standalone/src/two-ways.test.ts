import { testDatabase, type TestDatabase } from '@larkfare/service-kit/testing';
import { migrations, startWholeSite, type WholeSite } from './testing/whole-site.ts';

let database: TestDatabase;
let inProcess: WholeSite;
let overHttp: WholeSite;
beforeAll(async () => {
  database = await testDatabase(...migrations);
  const { url: databaseUrl } = database;
  inProcess = await startWholeSite({ databaseUrl });
  overHttp = await startWholeSite({ databaseUrl, overHttp: true });
});
afterAll(async () => {
  await overHttp.close();
  await inProcess.close();
  await database.drop();
});

const graphql = (query: string, variables = {}) => ({
  method: 'POST' as const,
  url: '/graphql',
  payload: { query, variables },
});

describe('real services that listen answer as they do in one process', () => {
  test.each([
    ['a read', { url: '/api/region' }],
    ['the administrator’s token', { url: '/api/auth/verify' }],
    ['a closed read of the catalogue', graphql('{ changes { totalItems } }')],
    ['the administrator’s bookings', { url: '/api/booking/filter' }],
    ['every quote', { url: '/api/quote' }],
    ['all site information', { url: '/api/siteinfo/admin/all' }],
    ['the administrator’s e-mail', { url: '/api/siteinfo/admin/email' }],
    ['a refused save', { method: 'POST' as const, url: '/api/region', payload: { name: ' ' } }],
    [
      'a long question',
      graphql('query ($name: String!) { viewer { email } }', { name: 'x'.repeat(20_000) }),
    ],
    ['two services', graphql('{ viewer { email } airlines { name } formToken { usableAfterMs } }')],
  ])('%s', async (_, request) => {
    const [near, far] = await Promise.all(
      [inProcess, overHttp].map(async (site) =>
        site.server.inject({
          ...request,
          headers: { authorization: `Bearer ${await site.signIn()}` },
        }),
      ),
    );

    expect(far?.statusCode).toBe(near?.statusCode);
    expect(far?.json()).toEqual(near?.json());
  });

  test('what an administrator saves is stored', async () => {
    const headers = { authorization: `Bearer ${await overHttp.signIn()}` };
    const saved = await overHttp.server.inject({
      method: 'POST',
      url: '/api/region',
      payload: { name: 'Europe' },
      headers,
    });

    expect(saved.statusCode).toBe(201);
    expect((await inProcess.server.inject('/api/region')).json()).toMatchObject([
      { name: 'Europe' },
    ]);
  });
});
