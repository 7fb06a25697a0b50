import { startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await testServer.publish({ version });
});
afterEach(() => testServer.close());

describe('a channel', () => {
  test('with twenty concurrent changes over HTTP gives each revision to exactly one, without gaps in its history', async () => {
    const site = await testServer.http.listen({ port: 0 });
    const channel = `${site}/registry/v1/channels/production`;
    const headers = { authorization: testServer.deploy, 'content-type': 'application/json' };
    const won: number[] = [];
    const racer = async () => {
      for (;;) {
        const snapshot = await fetch(`${channel}/snapshot`);
        if (snapshot.status === 503) continue; // A machine in use may take too long.
        const { revision } = await snapshot.json();
        const answer = await fetch(`${channel}/remotes/guide`, {
          method: 'PUT',
          headers: { ...headers, 'if-match': `"${revision}"` },
          body: JSON.stringify({ version: `1.${revision % 3}.0` }),
        });
        if (answer.status === 200) return void won.push((await answer.json()).revision);
        expect([412, 503]).toContain(answer.status);
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
