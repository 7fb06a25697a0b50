import { query } from '@larkfare/data-kit/database';
import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
});
afterEach(() => testServer.close());

test('a token publishes its own remote and no other', async () => {
  const answer = await testServer.publish({ name: 'weather', routes: ['/weather'] });

  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    'This deploy token belongs to another remote.',
  ]);
});

test('a revoked token is invalid', async () => {
  const headers = { authorization: administrator };
  const [{ id }] = (await testServer.send('GET', '/tokens', { headers })).json().tokens;

  expect((await testServer.send('DELETE', `/tokens/${id}`, { headers })).statusCode).toBe(200);

  expect((await testServer.publish()).statusCode).toBe(401);
  expect((await testServer.send('DELETE', `/tokens/${id}`, { headers })).statusCode).toBe(404);
  expect(testServer.securityLog).toEqual(['deploy_token_revoked CI of the guide (guide)']);
});

test('a token opens nothing after its end', async () => {
  const headers = { authorization: administrator };
  const body = { remote: 'guide', label: 'For a week', days: 7 };
  const created = (await testServer.send('POST', '/tokens', { headers, body })).json();
  const daysLeft = (Date.parse(created.expiresAt) - Date.now()) / 86_400_000;
  expect(Math.round(daysLeft)).toBe(7);
  const authorization = `Bearer ${created.token}`;
  expect((await testServer.publish({}, authorization)).statusCode).toBe(201);

  await testServer.db.query(
    "UPDATE deploy_tokens SET expires_at = now() WHERE label = 'For a week'",
  );

  expect((await testServer.publish({ version: '1.1.0' }, authorization)).statusCode).toBe(401);
});

test('a token ends within a year', async () => {
  const headers = { authorization: administrator };
  const body = { remote: 'guide', label: 'For ever', days: 1000 };

  const answer = await testServer.send('POST', '/tokens', { headers, body });

  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'A token ends within 366 days.',
  ]);
});

test('a new token is in the security log, without the token itself', async () => {
  const created = await testServer.send('POST', '/tokens', {
    headers: { authorization: administrator },
    body: { remote: 'guide', label: 'Another CI' },
  });

  expect(created.statusCode).toBe(201);
  expect(testServer.securityLog).toEqual(['deploy_token_created Another CI (guide: publish)']);
});

test('tokens are stored as hashes only', async () => {
  const rows = await query<{ row: string }>(
    testServer.db,
    'SELECT deploy_tokens::text AS row FROM deploy_tokens',
  );

  expect(JSON.stringify(rows)).not.toContain(testServer.deploy.slice('Bearer '.length));
});
