import { asAdvice } from '../checks/run-gates.ts';
import { createDeployToken } from '../trust/deploy-tokens.ts';
import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
});
afterEach(() => testServer.close());

const tokenOf = async (remote: string) => {
  const made = await createDeployToken(testServer.db, {
    remote,
    title: remote,
    label: 'CI',
    scopes: ['publish', 'activate'],
    days: 1,
    createdBy: 'admin@larkfare.example',
  });
  return `Bearer ${made.token}`;
};

const change = async (remote: string, body: object, authorization: string) => {
  const { revision } = (await snapshot()).json();
  return testServer.send('PUT', `/channels/production/remotes/${remote}`, {
    body,
    headers: { authorization, 'if-match': `"${revision}"` },
  });
};
const snapshot = () => testServer.send('GET', '/channels/production/snapshot');
const live = async () => (await snapshot()).json().remotes;

async function publishPublic(): Promise<string> {
  const token = await tokenOf('public');
  const published = await testServer.publish({ name: 'public', routes: ['/home'] }, token);
  expect(published.statusCode).toBe(201);
  return token;
}

test('a version of the public site is live once it is reviewed, in steps beside the one that came with the site', async () => {
  const token = await publishPublic();
  const refused = await change('public', { version: '1.0.0', share: 10 }, token);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'public is part of the site itself: an administrator reviews version 1.0.0 first.',
  ]);
  await testServer.decide('reviewed', { remote: 'public' });

  expect((await change('public', { version: '1.0.0', share: 10 }, token)).statusCode).toBe(200);
  expect(await live()).toMatchObject([{ remote: 'public', version: '1.0.0', share: 10 }]);
  expect(testServer.registry.live()).toMatchObject([{ name: 'public', share: 10 }]);

  const forAll = await change('public', { version: '1.0.0' }, token);
  expect(forAll.json()).toMatchObject({ version: '1.0.0', fromVersion: null });
  expect(await live()).toEqual([expect.not.objectContaining({ share: 10 })]);
});

test('one that fails for visitors gives way to the version that came with the site', async () => {
  const token = await publishPublic();
  await testServer.decide('reviewed', { remote: 'public' });
  await change('public', { version: '1.0.0' }, token);

  await crashFor(20, 'public');

  expect(await live()).toEqual([]);
});

test('only reports of signed-in administrators count for the back office', async () => {
  await testServer.publish({ name: 'admin', routes: ['/admin'] }, await tokenOf('admin'));
  await testServer.decide('reviewed', { remote: 'admin' });
  await change('admin', { version: '1.0.0' }, administrator);

  await crashFor(200, 'admin');
  expect(await live()).toMatchObject([{ remote: 'admin', version: '1.0.0' }]);
  await crashFor(20, 'admin', { authorization: administrator });

  expect(await live()).toEqual([]);
});

/** Visitors of as many networks, for whom the remote’s version crashes. */
async function crashFor(networks: number, remote: string, headers = {}) {
  for (let network = 0; network < networks; network++) {
    const address = `192.0.${network}.1`;
    const sent = { remote, version: '1.0.0' };
    const nonce = testServer.registry.reports.sent(sent, address, Date.now() - 1000);
    await testServer.send('POST', '/reports', {
      body: { ...sent, outcome: 'crashed', nonce },
      remoteAddress: address,
      headers,
    });
  }
}

test('administrators decide which version of the back office is live, whatever the scopes of a token', async () => {
  const token = await tokenOf('admin');
  const published = await testServer.publish({ name: 'admin', routes: ['/admin'] }, token);
  expect(published.statusCode).toBe(201);
  await testServer.decide('reviewed', { remote: 'admin' });

  expect((await change('admin', { version: '1.0.0' }, token)).statusCode).toBe(403);
  expect((await change('admin', { version: '1.0.0' }, administrator)).statusCode).toBe(200);
});

test('administrators make previews of the back office, whose links open nothing else', async () => {
  const token = await tokenOf('admin');
  await testServer.publish({ name: 'admin', routes: ['/admin/:id', '/admin'] }, token);
  await testServer.publish({ routes: ['/guide'] });
  const preview = async (remote: string, authorization: string) =>
    testServer.send('POST', `/remotes/${remote}/versions/1.0.0/preview`, {
      headers: { authorization },
    });
  const linkTo = async (remote: string): Promise<string> =>
    (await preview(remote, administrator)).json().path.replace('/registry/v1', '');
  const open = async (path: string) => {
    const { statusCode, headers } = await testServer.send('GET', path);
    return [statusCode, headers.location, headers['set-cookie'] !== undefined];
  };

  expect((await preview('admin', administrator)).statusCode).toBe(409);
  await testServer.decide('reviewed', { remote: 'admin' });
  expect((await preview('admin', token)).statusCode).toBe(403);
  const office = await linkTo('admin');
  const visitors = await linkTo('guide');

  expect(await open(office)).toEqual([302, '/admin', true]);
  expect(await open(visitors)).toEqual([302, '/guide', true]);
  for (const path of [
    office.replace('/office-preview/', '/preview/'),
    visitors.replace('/preview/', '/office-preview/'),
  ])
    expect(await open(path)).toEqual([404, undefined, false]);
});

test('a partner’s remote cannot have a path of the back office', async () => {
  expect((await testServer.publish({ routes: ['/admin/guide'] })).statusCode).toBe(422);
});

test('findings of the mount gate about the site’s own remotes are advice', () => {
  const problems = ['/home: keeps the main thread busy for 55 % of 5 s.'];

  expect(asAdvice({ gate: 'mount', problems, note: 'not visited in time: /about' })).toEqual({
    gate: 'mount',
    problems: [],
    note: '/home: keeps the main thread busy for 55 % of 5 s. not visited in time: /about',
  });
  expect(asAdvice({ gate: 'mount', problems: [] })).toEqual({ gate: 'mount', problems: [] });
});
