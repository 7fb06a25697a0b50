import { startTestServer, type TestServer } from '../testing/test-server.ts';

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
