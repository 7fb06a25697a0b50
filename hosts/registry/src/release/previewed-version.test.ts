import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';

const text = 'query GuideRegions { regions { name } }';
let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
  await testServer.publish({
    operations: [{ name: 'GuideRegions', type: 'query', sha256: '', text }],
  });
});
afterEach(() => testServer.close());

test('operations of a version that was never live are permitted only with a preview link to it', async () => {
  const made = await testServer.send('POST', '/remotes/guide/versions/1.0.0/preview', {
    headers: { authorization: testServer.deploy },
  });
  const token = made.json().path.split('/').at(-1);
  const { operations, operationsOf } = testServer.registry;

  expect(await operationsOf(`visitorGroup=7; preview=${token}`)).toEqual([text]);
  expect(await operationsOf(`preview=${token}x`)).toEqual([]);
  expect(await operationsOf(undefined)).toEqual([]);
  expect(operations()).toEqual([]);
});

test('a preview link ends with the deploy token that made it', async () => {
  const link = async (authorization: string): Promise<string> => {
    const path = '/remotes/guide/versions/1.0.0/preview';
    const made = await testServer.send('POST', path, { headers: { authorization } });
    return made.json().path.replace('/registry/v1', '');
  };
  const [ofToken, ofAdministrator] = [await link(testServer.deploy), await link(administrator)];
  const open = async (path: string) => (await testServer.send('GET', path)).statusCode;
  expect([await open(ofToken), await open(ofAdministrator)]).toEqual([302, 302]);
  const headers = { authorization: administrator };
  const { tokens } = (await testServer.send('GET', '/tokens', { headers })).json();

  await testServer.send('DELETE', `/tokens/${tokens[0].id}`, { headers });

  expect([await open(ofToken), await open(ofAdministrator)]).toEqual([404, 302]);
  expect(await testServer.registry.preview(ofToken.split('/').at(-1) ?? '')).toBeUndefined();
});
