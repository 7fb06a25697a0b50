import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await testServer.publish({ version });
});
afterEach(() => testServer.close());

const live = async () =>
  (await testServer.send('GET', '/channels/production/snapshot'))
    .json()
    .remotes.map(({ remote, version }: { remote: string; version: string }) => [remote, version]);

describe('a channel', () => {
  test('has the version activated last, and the shell serves it immediately', async () => {
    await testServer.activate('1.0.0', 0);
    await testServer.activate('1.1.0', 1);

    expect(await live()).toEqual([['guide', '1.1.0']]);
    const [shown] = testServer.registry.live();
    expect(shown).toMatchObject({ version: '1.1.0', paths: ['/guide'] });
    expect(shown?.css.get('app.bbbb.css')).toContain('.guide_page_x1{color:red}');
  });

  test('refuses a change based on an older revision of the remote, or on one to come', async () => {
    await testServer.activate('1.0.0', 0);

    expect((await testServer.activate('1.1.0', 0)).statusCode).toBe(412);
    expect((await testServer.activate('1.1.0', 2)).statusCode).toBe(412);
    expect(await live()).toEqual([['guide', '1.0.0']]);
  });

  describe('two teams', () => {
    /** Both activate at the same time, based on the same revision. */
    const activateBoth = async (routes: string[]) => {
      const weather = { name: 'weather', version: '1.0.0', routes };
      await testServer.publish(weather, administrator);
      return Promise.all([
        testServer.activate('1.0.0', 0, administrator),
        testServer.send('PUT', '/channels/production/remotes/weather', {
          body: { version: '1.0.0' },
          headers: { authorization: administrator, 'if-match': '"0"' },
        }),
      ]);
    };

    test('does what both want', async () => {
      const answers = await activateBoth(['/weather']);

      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect((await live()).map(([name]: string[]) => name)).toEqual(['guide', 'weather']);
    });

    test('gives a path to one of them', async () => {
      const answers = await activateBoth(['/guide']);

      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
      expect(await live()).toHaveLength(1);
    });
  });

  test('is changed only with a token that was created for activating', async () => {
    await testServer.activate('1.0.0', 0);
    const publishOnly = await testServer.tokenWith(['publish']);

    const activated = await testServer.activate('1.1.0', 1, publishOnly);
    const rolledBack = await testServer.send(
      'POST',
      '/channels/production/remotes/guide/rollback',
      { body: { version: '1.1.0' }, headers: { authorization: publishOnly } },
    );

    for (const answer of [activated, rolledBack])
      expect([answer.statusCode, answer.json().message]).toEqual([
        403,
        'This deploy token may not activate: it lacks that scope.',
      ]);
    expect(await live()).toEqual([['guide', '1.0.0']]);
  });

  test('rolls back to the previous version, and then to the one before that', async () => {
    await testServer.activate('1.0.0', 0);
    await testServer.activate('1.1.0', 1);
    await testServer.activate('1.2.0', 2);

    expect((await testServer.rollBack()).json()).toMatchObject({
      version: '1.1.0',
      fromVersion: '1.2.0',
    });
    expect((await testServer.rollBack()).json()).toMatchObject({
      version: '1.0.0',
      fromVersion: '1.1.0',
    });
    expect((await testServer.rollBack('1.2.0')).json()).toMatchObject({ version: '1.2.0' });
  });

  test('without a previous version loses the remote on rollback', async () => {
    await testServer.activate('1.0.0', 0);

    await testServer.rollBack();

    expect(await live()).toEqual([]);
  });

  test('a channel that has lost a remote restores it with a named version, not with another rollback', async () => {
    await testServer.activate('1.0.0', 0);
    await testServer.rollBack();

    const again = await testServer.rollBack();

    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'This remote is not live in this channel, so there is nothing to roll back. Activate a version, or name the one to roll back to.',
    ]);
    expect(await live()).toEqual([]);
    expect((await testServer.rollBack('1.0.0')).json()).toMatchObject({ version: '1.0.0' });
  });

  test('a locked channel refuses activations and allows rollbacks', async () => {
    await testServer.activate('1.0.0', 0);
    await testServer.activate('1.1.0', 1);
    await testServer.send('PUT', '/channels/production/lock', {
      body: { reason: 'Bank holiday' },
      headers: { authorization: administrator },
    });

    const answer = await testServer.activate('1.2.0', 2);

    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'The channel is locked: Bank holiday',
    ]);
    expect((await testServer.rollBack()).statusCode).toBe(200);
    expect(await live()).toEqual([['guide', '1.0.0']]);
  });

  test('returns 304 for an unchanged snapshot', async () => {
    const first = await testServer.send('GET', '/channels/production/snapshot');
    const etag = String(first.headers.etag);

    const again = await testServer.send('GET', '/channels/production/snapshot', {
      headers: { 'if-none-match': etag },
    });

    expect(again.statusCode).toBe(304);
  });
});
