import { query } from '@larkfare/service-kit';
import { administrator, startTestServer, type TestServer } from './testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
});
afterEach(() => testServer.close());

const live = async () =>
  (await testServer.send('GET', '/channels/production/snapshot'))
    .json()
    .remotes.map(({ remote, version }: { remote: string; version: string }) => [remote, version]);

describe('publishing', () => {
  test('stores a version with its author and content hash', async () => {
    const answer = await testServer.publish();

    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      remote: 'guide',
      version: '1.0.0',
      publishedBy: 'CI of the guide (guide)',
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const { versions } = (await testServer.send('GET', '/remotes/guide/versions')).json();
    expect(versions).toHaveLength(1);
  });

  test('stores the commit and the CI run that its publisher names, and shows them to those with a token', async () => {
    const source = { commit: '0123456789ab', run: 'https://ci.example.com/runs/7' };
    await testServer.publish({ source });
    const sourceFor = async (headers = {}) =>
      (await testServer.send('GET', '/remotes/guide/versions', { headers })).json().versions[0]
        .source;

    expect(await sourceFor({ authorization: testServer.deploy })).toEqual(source);
    expect(await sourceFor()).toBeUndefined();
  });

  test.each([
    ['a commit that is no hash', { commit: 'main' }, 'A commit is named by its hash.'],
    ['a run that is a script', { run: 'javascript:alert(1)' }, 'A run is an https address.'],
  ])('refuses %s', async (_, source, message) => {
    const answer = await testServer.publish({ source });

    expect(answer.statusCode).toBe(422);
    expect(answer.json().problems).toEqual([expect.stringContaining(message)]);
  });

  test('stores the same build under the same number once, however often it is published', async () => {
    await testServer.publish();

    const again = await testServer.publish();

    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ version: '1.0.0', gates: expect.any(Array) });
    const { versions } = (await testServer.send('GET', '/remotes/guide/versions')).json();
    expect(versions).toHaveLength(1);
  });

  test('the API’s schema is for teams, not for everybody', async () => {
    const headers = { authorization: testServer.deploy };

    expect((await testServer.send('GET', '/schema')).statusCode).toBe(401);
    const { text } = (await testServer.send('GET', '/schema', { headers })).json();
    expect(text).toContain('type Region {');
  });

  test('refuses an existing version number, and an existing build under another number', async () => {
    await testServer.publish();

    expect((await testServer.publish({ script: 'self.remote_guide={other:1}' })).statusCode).toBe(
      409,
    );
    expect(
      (await testServer.publish({ version: '1.0.1', script: 'self.remote_guide={};/* 1.0.0 */' }))
        .statusCode,
    ).toBe(409);
  });

  test('refuses a remote that brings a React of its own', async () => {
    const answer = await testServer.publish({ needs: { '@larkfare/remote-contract': '^1.0.0' } });

    expect(answer.statusCode).toBe(422);
    expect(answer.json().gates).toContainEqual({
      gate: 'contract',
      problems: ['It brings a React of its own: share react and react/jsx-runtime as singletons.'],
    });
  });

  test.each(['\ud800', 'a\u0000b'])('refuses text that cannot be stored: %j', async (title) => {
    const answer = await testServer.publish({ title });

    expect([answer.statusCode, answer.json().problems]).toEqual([
      422,
      ['manifest: It holds characters that cannot be stored, or is nested too deeply.'],
    ]);
  });

  test('reports every problem at once', async () => {
    const answer = await testServer.publish({
      routes: ['/flight/cheap', '/admin/spy', '/:anything'],
      css: 'body{display:none}',
      needs: { react: '^18.0.0', 'left-pad': '^1.0.0' },
      operations: [
        { name: 'Spy', type: 'query', sha256: '', text: 'query Spy { regions { secret } }' },
      ],
    });

    expect(answer.statusCode).toBe(422);
    const problems = answer.json().gates.flatMap((gate: { problems: string[] }) => gate.problems);
    expect(problems).toEqual([
      'It needs react ^18.0.0; the shell has 19.3.1.',
      'It needs left-pad, which the shell does not share.',
      'It does not declare which version of @larkfare/remote-contract it needs.',
      'Spy: Cannot query field "secret" on type "Region".',
      '/flight/cheap clashes with /flight/:id of public.',
      '/admin/spy is reserved for the site itself.',
      '/:anything matches paths of other remotes: begin with a fixed segment.',
      'app.bbbb.css: “body” styles more than this remote: begin it with [data-boundary="guide"], as the build does.',
    ]);
    expect((await testServer.send('GET', '/remotes/guide/versions')).json().versions).toEqual([]);
  });

  test('refuses a route above the size budget', async () => {
    const noise = Array.from({ length: 60_000 }, (_, n) => Math.imul(n, 2654435761)).join();

    const answer = await testServer.publish({ script: `self.remote_guide={};/*${noise}*/` });

    expect(answer.statusCode).toBe(422);
    expect(JSON.stringify(answer.json())).toMatch(/loads \d+\.\d kB; the limit is 120\.0 kB/);
  });

  test.each([
    ['an anonymous caller', '', 401],
    ['an unknown token', 'Bearer lfdeploy_made-up', 401],
    ['an administrator', administrator, 201],
  ])('by %s', async (_, authorization, status) => {
    expect((await testServer.publish({}, authorization)).statusCode).toBe(status);
  });

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

  test.each([
    ['POST', '/tokens', { remote: 'guide', label: 'CI\0' }],
    ['PUT', '/channels/production/lock', { reason: '\ud800!' }],
    ['GET', '/remotes/%00/versions', undefined],
  ] as const)('what PostgreSQL cannot store is refused: %s %s', async (method, path, body) => {
    const headers = { authorization: administrator };
    const answer = await testServer.send(method, path, { headers, body });

    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'The request holds characters that cannot be stored, or is nested too deeply.',
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
});

test.each([
  ['GET', '/no/such/path', {}, 404, 'not-found'],
  ['DELETE', '/remotes', {}, 404, 'not-found'],
  ['POST', '/tokens', { 'content-type': 'text/csv' }, 415, 'unsupported-media-type'],
  [
    'POST',
    '/remotes/guide/check',
    { 'content-type': 'application/json' },
    415,
    'unsupported-media-type',
  ],
  ['GET', '/remotes', {}, 401, 'not-authenticated'],
] as const)('%s %s is refused in JSON with a code', async (method, path, more, status, code) => {
  const headers = { ...(method === 'POST' && { authorization: administrator }), ...more };
  const answer = await testServer.send(method, path, {
    headers,
    ...(method === 'POST' && { body: {} }),
  });

  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code, message: expect.any(String) });
});

describe('a channel', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await testServer.publish({ version });
  });

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

  describe('of two teams', () => {
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

  test('with twenty concurrent changes over HTTP gives each revision to exactly one, without gaps in its history', async () => {
    const site = await testServer.http.listen({ port: 0 });
    const channel = `${site}/registry/v1/channels/production`;
    const headers = { authorization: testServer.deploy, 'content-type': 'application/json' };
    const won: number[] = [];
    const racer = async () => {
      for (;;) {
        const { revision } = await (await fetch(`${channel}/snapshot`)).json();
        const answer = await fetch(`${channel}/remotes/guide`, {
          method: 'PUT',
          headers: { ...headers, 'if-match': `"${revision}"` },
          body: JSON.stringify({ version: `1.${revision % 3}.0` }),
        });
        if (answer.status === 200) return void won.push((await answer.json()).revision);
        expect(answer.status).toBe(412);
      }
    };
    await Promise.all(Array.from({ length: 20 }, racer));

    const { history } = await (await fetch(`${channel}/history`)).json();
    const twentyDown = Array.from({ length: 20 }, (_, index) => 20 - index);
    expect(won.sort((a, b) => b - a)).toEqual(twentyDown);
    expect(history.map(({ revision }: { revision: number }) => revision)).toEqual(twentyDown);
    for (const [index, { fromVersion }] of history.entries())
      expect(fromVersion).toBe(history[index + 1]?.toVersion ?? null);
  });

  test('shows its history in pages, also for one remote', async () => {
    for (let revision = 0; revision < 7; revision++)
      await testServer.activate(`1.${revision % 3}.0`, revision);
    const historyOf = async (query: string) =>
      (await testServer.send('GET', `/channels/production/history?${query}`)).json();
    const revisions = ({ history }: { history: { revision: number }[] }) =>
      history.map(({ revision }) => revision);

    const second = await historyOf('page=2&size=3');

    expect(revisions(second)).toEqual([4, 3, 2]);
    expect(second).toMatchObject({ page: 2, totalPages: 3, totalItems: 7 });
    expect(revisions(await historyOf('page=99&size=3'))).toEqual([1]);
    expect(revisions(await historyOf('page=nonsense'))).toHaveLength(7);
    expect(await historyOf('remote=weather')).toMatchObject({ history: [], totalItems: 0 });
    expect(await historyOf('remote=guide&size=5')).toMatchObject({ totalItems: 7 });
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

  test('that has lost a remote restores it with a named version, not with another rollback', async () => {
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

  test('that is locked refuses activations and allows rollbacks', async () => {
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

  test('answers 304 for an unchanged snapshot', async () => {
    const first = await testServer.send('GET', '/channels/production/snapshot');
    const etag = String(first.headers.etag);

    const again = await testServer.send('GET', '/channels/production/snapshot', {
      headers: { 'if-none-match': etag },
    });

    expect(again.statusCode).toBe(304);
  });

  test('shows the authors of changes to publishers and administrators only', async () => {
    await testServer.activate('1.0.0', 0);
    const paths = ['/channels/production/history', '/remotes/guide/versions'];

    for (const path of paths) {
      const forPublisher = await testServer.send('GET', path, {
        headers: { authorization: testServer.deploy },
      });
      const forAnyone = await testServer.send('GET', path);
      expect(forPublisher.body).toContain('CI of the guide');
      expect([forAnyone.statusCode, forAnyone.body.includes('CI of the guide')]).toEqual([
        200,
        false,
      ]);
    }
  });

  test('history cannot be changed', async () => {
    await testServer.activate('1.0.0', 0);

    for (const table of ['channel_revisions', 'versions'])
      await expect(testServer.db.query(`DELETE FROM ${table}`)).rejects.toThrow('stays as it is');
  });
});

test('one address may send so many requests a minute, with any token', async () => {
  const limited = await startTestServer({ requestsPerMinute: 2 });
  const headers = { authorization: 'Bearer lfdeploy_guessed' };
  const ask = (remoteAddress: string) =>
    limited.send('GET', '/remotes/guide/versions', { headers, remoteAddress });
  const one = [await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.1')];
  const another = await ask('198.51.100.1');
  await limited.close();

  expect([...one, another].map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 200]);
  expect(one[2]?.json()).toMatchObject({ code: 'too-many-requests' });
  expect(Number(one[2]?.headers['retry-after'])).toBeGreaterThan(0);
});
