import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { registryWorld, type RegistryWorld } from '../testing/registry-world.ts';
import { type VersionOperations } from './operations-to-keep.ts';
import { checkSchema } from './schema-check.ts';
import { brokenBy, brokenLine } from './schema-check.rules.ts';

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

describe('an API that changes', () => {
  const guide: VersionOperations = {
    remote: 'guide',
    version: '1.4.0',
    isLive: true,
    operations: [regions, ids],
  };
  const lines = (sdl: string, operation = regions) =>
    brokenBy(buildSchema(sdl), [{ ...guide, operations: [operation] }]).map(brokenLine);

  test('breaks nothing when it only grows', () => {
    expect(brokenBy(buildSchema(apiSdl.replace('id: ID!', 'id: ID! sun: Int')), [guide])).toEqual(
      [],
    );
  });

  test('names remote, version, operation and field of what it breaks', () => {
    expect(lines(withoutName)).toEqual([
      'guide 1.4.0 (live), operation Regions, field Region.name: Cannot query field "name" on type "Region".',
    ]);
  });

  test('breaks the field whose argument it now requires, or whose argument has another type', () => {
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

  test('tells of an operation that cannot be read', () => {
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
    // A fragment lies in a file of its own, as it does beside the part that draws it.
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
  let world: RegistryWorld;
  beforeEach(async () => {
    world = await registryWorld();
  }, 60_000);
  afterEach(() => world.close());

  const goLive = async (version: string, revision: number, operations = [ids]) => {
    await world.publish({ version, operations });
    expect((await world.activate(version, revision)).statusCode).toBe(200);
  };

  const kept = async () =>
    (await world.send('GET', '/channels/production/operations'))
      .json()
      .versions.map(({ version, isLive }: VersionOperations) =>
        isLive ? `${version} live` : version,
      );

  test('count while they are live, and after that as what a rollback returns to', async () => {
    await world.publish({ version: '0.9.0', operations: [regions] });
    await goLive('1.0.0', 0, [regions]);
    await goLive('1.1.0', 1);

    expect(await kept()).toEqual(['1.1.0 live', '1.0.0']);
  });

  test('count no further back than ten versions', async () => {
    for (let minor = 0; minor < 12; minor++) await goLive(`1.${minor}.0`, minor);
    await world.rollBack('1.0.0');

    const versions = await kept();

    expect(versions).toHaveLength(10);
    expect(versions.slice(0, 3)).toEqual(['1.0.0 live', '1.11.0', '1.10.0']);
    expect(versions).not.toContain('1.1.0');
  });

  test('count while some of the visitors try them', async () => {
    await goLive('1.0.0', 0);
    await world.publish({ version: '1.1.0' });
    await world.send('PUT', '/channels/production/remotes/guide', {
      body: { version: '1.1.0', share: 20 },
      headers: { authorization: world.deploy, 'if-match': '1' },
    });

    expect(await kept()).toEqual(['1.1.0 live', '1.0.0 live']);
  });

  test('that were taken out may come back, and count', async () => {
    await goLive('1.0.0', 0);
    await world.rollBack();

    expect(await kept()).toEqual(['1.0.0']);
  });

  test('are told by name when only a rollback candidate would break, from the database', async () => {
    await goLive('1.0.0', 0, [regions]);
    await goLive('1.1.0', 1);
    const databaseUrl = world.databaseUrl;

    expect((await checkSchema({ apiSdl, folders: [], databaseUrl })).broken).toEqual([]);
    const { broken } = await checkSchema({ apiSdl: withoutName, folders: [], databaseUrl });

    expect(broken).toEqual([
      'guide 1.0.0 (rollback candidate), operation Regions, field Region.name: Cannot query field "name" on type "Region".',
    ]);
  });

  test('are told by name from the registry’s door as well', async () => {
    await goLive('1.0.0', 0, [regions]);
    await world.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.server.server.address() as AddressInfo;

    const { broken } = await checkSchema({
      apiSdl: withoutName,
      folders: [],
      registryUrl: `http://127.0.0.1:${port}`,
    });

    expect(broken).toEqual([expect.stringMatching(/^guide 1\.0\.0 \(live\), operation Regions/)]);
  });
});
