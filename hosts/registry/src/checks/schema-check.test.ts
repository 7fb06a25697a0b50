import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type VersionOperations } from './required-operations.ts';
import { checkSchema } from './schema-check.ts';
import { breakingChanges, formatBreakingChange } from './schema-check.rules.ts';

const apiSdl = `
  type Query { regions(first: Int! = 10): [Region!]! }
  type Region { id: ID! name: String! }`;
const withoutName = apiSdl.replace('name: String!', '');

const regions = {
  name: 'Regions',
  type: 'query',
  sha256: '',
  text: 'query Regions { regions { id ...Named } } fragment Named on Region { name }',
};
const ids = { name: 'Ids', type: 'query', sha256: '', text: 'query Ids { regions { id } }' };

describe('an API change', () => {
  const guide: VersionOperations = {
    remote: 'guide',
    version: '1.4.0',
    isLive: true,
    operations: [regions, ids],
  };
  const lines = (sdl: string, operation = regions) =>
    breakingChanges(buildSchema(sdl), [{ ...guide, operations: [operation] }]).map(
      formatBreakingChange,
    );

  test('a schema that only adds fields breaks nothing', () => {
    expect(
      breakingChanges(buildSchema(apiSdl.replace('id: ID!', 'id: ID! sun: Int')), [guide]),
    ).toEqual([]);
  });

  test('is reported with remote, version, operation and field', () => {
    expect(lines(withoutName)).toEqual([
      'guide 1.4.0 (live), operation Regions, field Region.name: Cannot query field "name" on type "Region".',
    ]);
  });

  test('a change of a required argument or an argument type is reported for its field', () => {
    expect(lines(apiSdl.replace('Int! = 10', 'Int!'))).toEqual([
      expect.stringContaining('operation Regions, field Query.regions: '),
    ]);
    expect(
      lines(apiSdl.replace('Int! = 10', 'String').replace('id: ID!', 'id: ID! sun: Int'), {
        ...regions,
        text: 'query Regions($n: Int!) { regions(first: $n) { id } }',
      }),
    ).toEqual([expect.stringContaining('operation Regions, field Query.regions: ')]);
  });

  test('is reported for an operation with a syntax error', () => {
    expect(lines(apiSdl, { ...regions, text: 'query {' })).toEqual([
      expect.stringMatching(/^guide 1\.4\.0 \(live\), operation Regions: Syntax Error/),
    ]);
  });
});

describe('the remotes of this repository', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'larkfare-own-'));
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'remote.json'), '{"name":"public"}');
    // Fragments are in separate files.
    await writeFile(join(folder, 'src/named.graphql'), 'fragment Named on Region { name }');
    await writeFile(join(folder, 'src/a.graphql'), 'query Regions { regions { ...Named } }');
    await writeFile(join(folder, 'src/b.graphql'), ids.text);
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('are checked from their sources, without any registry', async () => {
    expect(await checkSchema({ apiSdl, folders: [folder] })).toEqual({
      versions: 1,
      operations: 2,
      broken: [],
    });

    const { broken } = await checkSchema({ apiSdl: withoutName, folders: [folder] });

    expect(broken).toEqual([
      'public of this repository (live), operation Regions, field Region.name: Cannot query field "name" on type "Region".',
    ]);
  });

  test('do not include a folder that holds no remote', async () => {
    await rm(join(folder, 'remote.json'));

    expect(await checkSchema({ apiSdl, folders: [folder] })).toMatchObject({ versions: 0 });
  });
});

describe('published remotes', () => {
  let testServer: TestServer;
  beforeEach(async () => {
    testServer = await startTestServer();
  });
  afterEach(() => testServer.close());

  const goLive = async (version: string, revision: number, operations = [ids]) => {
    await testServer.publish({ version, operations });
    expect((await testServer.activate(version, revision)).statusCode).toBe(200);
  };

  const required = async () =>
    (await testServer.send('GET', '/channels/production/operations'))
      .json()
      .versions.map(({ version, isLive }: VersionOperations) =>
        isLive ? `${version} live` : version,
      );

  test('are checked while they are live, and then as rollback candidates', async () => {
    await testServer.publish({ version: '0.9.0', operations: [regions] });
    await goLive('1.0.0', 0, [regions]);
    await goLive('1.1.0', 1);

    expect(await required()).toEqual(['1.1.0 live', '1.0.0']);
  });

  test('are checked for the last ten versions', async () => {
    for (let minor = 0; minor < 12; minor++) await goLive(`1.${minor}.0`, minor);
    await testServer.rollBack('1.0.0');

    const versions = await required();

    expect(versions).toHaveLength(10);
    expect(versions.slice(0, 3)).toEqual(['1.0.0 live', '1.11.0', '1.10.0']);
    expect(versions).not.toContain('1.1.0');
  });

  test('are checked during a gradual rollout', async () => {
    await goLive('1.0.0', 0);
    await testServer.publish({ version: '1.1.0' });
    await testServer.send('PUT', '/channels/production/remotes/guide', {
      body: { version: '1.1.0', share: 20 },
      headers: { authorization: testServer.deploy, 'if-match': '1' },
    });

    expect(await required()).toEqual(['1.1.0 live', '1.0.0 live']);
  });

  test('removed versions are checked as rollback candidates', async () => {
    await goLive('1.0.0', 0);
    await testServer.rollBack();

    expect(await required()).toEqual(['1.0.0']);
  });

  test('are read from the database, and a breaking rollback candidate is reported', async () => {
    await goLive('1.0.0', 0, [regions]);
    await goLive('1.1.0', 1);
    const databaseUrl = testServer.databaseUrl;

    expect((await checkSchema({ apiSdl, folders: [], databaseUrl })).broken).toEqual([]);
    const { broken } = await checkSchema({ apiSdl: withoutName, folders: [], databaseUrl });

    expect(broken).toEqual([
      'guide 1.0.0 (rollback candidate), operation Regions, field Region.name: Cannot query field "name" on type "Region".',
    ]);
  });

  test('are read from the registry over HTTP as well', async () => {
    await goLive('1.0.0', 0, [regions]);
    await testServer.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = testServer.http.server.address() as AddressInfo;

    const { broken } = await checkSchema({
      apiSdl: withoutName,
      folders: [],
      registryUrl: `http://127.0.0.1:${port}`,
    });

    expect(broken).toEqual([expect.stringMatching(/^guide 1\.0\.0 \(live\), operation Regions/)]);
  });
});
