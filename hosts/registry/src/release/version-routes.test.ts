import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
});
afterEach(() => testServer.close());

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

  test('refuses a remote that brings another React', async () => {
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
});

test('versions of a remote that does not exist are not found', async () => {
  expect((await testServer.send('GET', '/remotes/nowhere/versions')).statusCode).toBe(404);
});
