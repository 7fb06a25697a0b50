import { generateKeyPairSync, sign } from 'node:crypto';
import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
});
afterEach(() => testServer.close());

const headers = { authorization: administrator };
const aKey = (type: 'ed25519' | 'x25519' = 'ed25519') => {
  const { publicKey, privateKey } =
    type === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('x25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    sign: (content: Buffer) => sign(null, content, privateKey).toString('base64'),
  };
};
const add = async (publicKey: string, authorization = administrator, remote = 'guide') => {
  const body = { remote, label: 'Release', publicKey };
  const answer = await testServer.send('POST', '/signing-keys', {
    headers: { authorization },
    body,
  });
  return { status: answer.statusCode, ...answer.json() };
};

test('a remote with a key takes versions that it signed, and shows by which key', async () => {
  const key = aKey();
  expect((await testServer.publish()).json()).toMatchObject({ signature: null });
  expect((await add(key.publicKey)).status).toBe(201);

  const unsigned = await testServer.publish({ version: '1.1.0' });
  expect([unsigned.statusCode, unsigned.json().message]).toEqual([
    403,
    'guide takes signed versions only: sign it with a key of its team (LARKFARE_SIGNING_KEY).',
  ]);
  const signed = await testServer.publish({ version: '1.1.0', sign: key.sign });

  expect(signed.statusCode).toBe(201);
  const { versions } = (await testServer.send('GET', '/remotes/guide/versions')).json();
  expect(versions).toMatchObject([
    { version: '1.1.0', signature: { label: 'Release', value: expect.any(String) } },
    { version: '1.0.0', signature: null },
  ]);
  // A pipeline that runs again.
  expect((await testServer.publish({ version: '1.1.0', sign: key.sign })).statusCode).toBe(200);
});

test('a signature of another key, of other content or under another version is none', async () => {
  const key = aKey();
  await add(key.publicKey);

  const publishWith = async (sign: (content: Buffer) => string) =>
    (await testServer.publish({ version: '1.1.0', sign })).json().message;

  const refused = 'guide 1.1.0 is not signed with a key that this site stores.';
  expect(await publishWith(aKey().sign)).toBe(refused);
  expect(await publishWith((content) => key.sign(Buffer.concat([content, content])))).toBe(refused);
  expect(
    await publishWith((content) => key.sign(Buffer.from(content.toString().replace('1.1', '1.2')))),
  ).toBe(refused);
  expect(await publishWith(() => 'no signature')).toBe(refused);
});

test('the key of another remote signs nothing here, and is not required of this one', async () => {
  const other = aKey();
  await add(other.publicKey, administrator, 'weather');
  expect((await testServer.publish()).statusCode).toBe(201);
  await add(aKey().publicKey);

  const refused = await testServer.publish({ version: '1.1.0', sign: other.sign });

  expect(refused.json().message).toContain('is not signed with a key that this site stores');
});

test('a removed key signs nothing more, and what it signed stays signed', async () => {
  const [first, second] = [aKey(), aKey()];
  const { id } = await add(first.publicKey);
  await add(second.publicKey);
  await testServer.publish({ version: '1.0.0', sign: first.sign });

  await testServer.send('DELETE', `/signing-keys/${id}`, { headers });

  const refused = await testServer.publish({ version: '1.1.0', sign: first.sign });
  expect(refused.statusCode).toBe(403);
  expect((await testServer.publish({ version: '1.1.0', sign: second.sign })).statusCode).toBe(201);
  const { versions } = (await testServer.send('GET', '/remotes/guide/versions')).json();
  expect(versions[1]).toMatchObject({ version: '1.0.0', signature: { label: 'Release' } });
  expect(testServer.securityLog).toContain('remote_key_removed Release (guide)');
});

test('only administrators add keys, of Ed25519, public ones, each once', async () => {
  const { publicKey, privatePem } = aKey();

  expect((await add(publicKey, testServer.deploy)).status).toBe(401);
  for (const text of [privatePem, aKey('x25519').publicKey, 'a key'])
    expect(await add(text)).toMatchObject({
      status: 400,
      message: 'Send the public half of an Ed25519 key: -----BEGIN PUBLIC KEY-----.',
    });
  expect((await add(publicKey)).status).toBe(201);
  expect((await add(publicKey)).status).toBe(409);
  const { keys } = (await testServer.send('GET', '/signing-keys', { headers })).json();
  expect(keys).toMatchObject([{ remote: 'guide', label: 'Release', publicKey }]);
});
