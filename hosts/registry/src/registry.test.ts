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
    const [shown] = world.registry.live();
    expect(shown).toMatchObject({ version: '1.1.0', paths: ['/guide'] });
    expect(shown?.css.get('app.bbbb.css')).toBe('.guide_page_x1{color:red}');
  });

  test('is not changed by who has not seen its latest revision', async () => {
    await world.activate('1.0.0', 0);

    expect((await world.activate('1.1.0', 0)).statusCode).toBe(412);
    expect(await live()).toEqual([['guide', '1.0.0']]);
  });

  test('raced by twenty over HTTP gives each revision to exactly one, and its history is a single line', async () => {
    const site = await world.server.listen({ port: 0 });
    const channel = `${site}/registry/v1/channels/production`;
    const headers = { authorization: world.deploy, 'content-type': 'application/json' };
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

  test('tells its history a page at a time, of one remote when asked', async () => {
    for (let revision = 0; revision < 7; revision++)
      await world.activate(`1.${revision % 3}.0`, revision);
    const ask = async (asked: string) =>
      (await world.send('GET', `/channels/production/history?${asked}`)).json();
    const revisions = ({ history }: { history: { revision: number }[] }) =>
      history.map(({ revision }) => revision);

    const second = await ask('page=2&size=3');

    expect(revisions(second)).toEqual([4, 3, 2]);
    expect(second).toMatchObject({ page: 2, totalPages: 3, totalItems: 7 });
    expect(revisions(await ask('page=99&size=3'))).toEqual([1]);
    expect(revisions(await ask('page=nonsense'))).toHaveLength(7);
    expect(await ask('remote=weather')).toMatchObject({ history: [], totalItems: 0 });
    expect(await ask('remote=guide&size=5')).toMatchObject({ totalItems: 7 });
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

  test('that has lost a remote brings it back by its version’s name, and not by going back once more', async () => {
    await world.activate('1.0.0', 0);
    await world.rollBack();

    const again = await world.rollBack();

    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'Nothing of this remote is live here, so there is nothing to go back from. Activate a version, or name the one to go back to.',
    ]);
    expect(await live()).toEqual([]);
    expect((await world.rollBack('1.0.0')).json()).toMatchObject({ version: '1.0.0' });
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
