import { query } from '@larkfare/service-kit';
import { administrator, registryWorld, type RegistryWorld } from './testing/registry-world.ts';

let world: RegistryWorld;
beforeEach(async () => {
  world = await registryWorld();
}, 60_000);
afterEach(() => world.close());

const live = async () =>
  (await world.send('GET', '/channels/production/snapshot'))
    .json()
    .remotes.map(({ remote, version }: { remote: string; version: string }) => [remote, version]);

async function eventually(holds: () => boolean) {
  const deadline = Date.now() + 10_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('It did not come to hold.');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('publishing', () => {
  test('keeps a version, who published it and what the gates said', async () => {
    const answer = await world.publish();

    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      remote: 'guide',
      version: '1.0.0',
      publishedBy: 'CI of the guide (guide)',
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const { versions } = (await world.send('GET', '/remotes/guide/versions')).json();
    expect(versions).toHaveLength(1);
  });

  test('refuses a number that is taken, and a build that is there under another number', async () => {
    await world.publish();

    expect((await world.publish({ script: 'self.remote_guide={other:1}' })).statusCode).toBe(409);
    expect(
      (await world.publish({ version: '1.0.1', script: 'self.remote_guide={};/* 1.0.0 */' }))
        .statusCode,
    ).toBe(409);
  });

  test('tells every reason at once', async () => {
    const answer = await world.publish({
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
      'It does not say which @larkfare/remote-contract it needs.',
      'Spy: Cannot query field "secret" on type "Region".',
      '/flight/cheap clashes with /flight/:id of public.',
      '/admin/spy is kept for the site itself.',
      '/:anything would answer for paths that are not its own.',
      'app.bbbb.css: “body” styles more than this remote.',
    ]);
    expect((await world.send('GET', '/remotes/guide/versions')).json().versions).toEqual([]);
  });

  test('refuses what is too heavy for a first screen', async () => {
    const noise = Array.from({ length: 60_000 }, (_, n) => Math.imul(n, 2654435761)).join();

    const answer = await world.publish({ script: `self.remote_guide={};/*${noise}*/` });

    expect(answer.statusCode).toBe(422);
    expect(JSON.stringify(answer.json())).toMatch(/loads \d+\.\d kB at once; at most 120\.0 kB/);
  });

  test.each([
    ['nobody', '', 401],
    ['a token of nobody', 'Bearer lfdeploy_made-up', 401],
    ['an administrator', administrator, 201],
  ])('by %s', async (_, authorization, status) => {
    expect((await world.publish({}, authorization)).statusCode).toBe(status);
  });

  test('a token publishes its own remote and no other', async () => {
    const answer = await world.publish({ name: 'weather', routes: ['/weather'] });

    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'This deploy token is another remote’s.',
    ]);
  });

  test('a revoked token is nobody’s', async () => {
    const headers = { authorization: administrator };
    const [{ id }] = (await world.send('GET', '/tokens', { headers })).json().tokens;

    expect((await world.send('DELETE', `/tokens/${id}`, { headers })).statusCode).toBe(200);

    expect((await world.publish()).statusCode).toBe(401);
  });

  test('no token is kept as it is', async () => {
    const rows = await query<{ row: string }>(
      world.db,
      'SELECT deploy_tokens::text AS row FROM deploy_tokens',
    );

    expect(JSON.stringify(rows)).not.toContain(world.deploy.slice('Bearer '.length));
  });
});

describe('a channel', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await world.publish({ version });
  });

  test('has what was activated last, at once in the shell’s memory', async () => {
    await world.activate('1.0.0', 0);
    await world.activate('1.1.0', 1);

    expect(await live()).toEqual([['guide', '1.1.0']]);
    await eventually(() => world.registry.live()[0]?.manifest.routes[0]?.path === '/guide');
    expect(world.registry.live()[0]?.css.get('app.bbbb.css')).toBe('.guide_page_x1{color:red}');
  });

  test('is not changed by who has not seen its latest revision', async () => {
    await world.activate('1.0.0', 0);

    expect((await world.activate('1.1.0', 0)).statusCode).toBe(412);
    expect(await live()).toEqual([['guide', '1.0.0']]);
  });

  test('raced by twenty gives each revision to exactly one, and its history is a single line', async () => {
    let done = 0;
    const racer = async () => {
      for (;;) {
        const { revision } = (await world.send('GET', '/channels/production/snapshot')).json();
        const answer = await world.activate(`1.${revision % 3}.0`, revision);
        if (answer.statusCode === 200) return void done++;
        expect(answer.statusCode).toBe(412);
      }
    };
    await Promise.all(Array.from({ length: 20 }, racer));

    const { history } = (await world.send('GET', '/channels/production/history')).json();
    expect(done).toBe(20);
    expect(history.map(({ revision }: { revision: number }) => revision)).toEqual(
      Array.from({ length: 20 }, (_, index) => 20 - index),
    );
    for (const [index, { fromVersion }] of history.entries())
      expect(fromVersion).toBe(history[index + 1]?.toVersion ?? null);
  });

  test('goes back to the version before, and a second time further back', async () => {
    await world.activate('1.0.0', 0);
    await world.activate('1.1.0', 1);
    await world.activate('1.2.0', 2);

    expect((await world.rollBack()).json()).toMatchObject({
      version: '1.1.0',
      fromVersion: '1.2.0',
    });
    expect((await world.rollBack()).json()).toMatchObject({
      version: '1.0.0',
      fromVersion: '1.1.0',
    });
    expect((await world.rollBack('1.2.0')).json()).toMatchObject({ version: '1.2.0' });
  });

  test('without a version before loses the remote', async () => {
    await world.activate('1.0.0', 0);

    await world.rollBack();

    expect(await live()).toEqual([]);
  });

  test('that is locked refuses activations and still goes back', async () => {
    await world.activate('1.0.0', 0);
    await world.activate('1.1.0', 1);
    await world.send('PUT', '/channels/production/lock', {
      body: { reason: 'Bank holiday' },
      headers: { authorization: administrator },
    });

    const answer = await world.activate('1.2.0', 2);

    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'The channel is locked: Bank holiday',
    ]);
    expect((await world.rollBack()).statusCode).toBe(200);
    expect(await live()).toEqual([['guide', '1.0.0']]);
  });

  test('answers 304 to who has seen its snapshot', async () => {
    const first = await world.send('GET', '/channels/production/snapshot');
    const etag = String(first.headers.etag);

    const again = await world.send('GET', '/channels/production/snapshot', {
      headers: { 'if-none-match': etag },
    });

    expect(again.statusCode).toBe(304);
  });

  test('tells who did what to those who may publish or manage, and to nobody else', async () => {
    await world.activate('1.0.0', 0);
    const paths = ['/channels/production/history', '/remotes/guide/versions'];

    for (const path of paths) {
      const told = await world.send('GET', path, { headers: { authorization: world.deploy } });
      const kept = await world.send('GET', path);
      expect(told.body).toContain('CI of the guide');
      expect([kept.statusCode, kept.body.includes('CI of the guide')]).toEqual([200, false]);
    }
  });

  test('history is never rewritten', async () => {
    await world.activate('1.0.0', 0);

    for (const table of ['channel_revisions', 'versions'])
      await expect(world.db.query(`DELETE FROM ${table}`)).rejects.toThrow('stays as it is');
  });
});
