import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
});
afterEach(() => testServer.close());

const aMap = (sources: Record<string, string | null>) => ({
  version: 3,
  sources: Object.keys(sources),
  sourcesContent: Object.values(sources),
  mappings: 'AAAA',
});
const publish = (version: string, map: unknown) =>
  testServer.publish({ version, maps: { 'remote.aaaa.js.map': map } });
const asAdministrator = { headers: { authorization: administrator } };
const reviewOf = async (version: string) =>
  (
    await testServer.send('GET', `/remotes/guide/versions/${version}/review`, asAdministrator)
  ).json();
const sourceOf = (version: string, query: string, headers = asAdministrator.headers) =>
  testServer.send('GET', `/remotes/guide/versions/${version}/source${query}`, { headers });

test('a review shows which sources differ from those of the version that was reviewed last', async () => {
  await publish('1.0.0', aMap({ './src/app.tsx': 'one', './src/same.ts': 'same' }));
  await testServer.decide('reviewed');
  await publish('1.1.0', aMap({ './src/app.tsx': 'two', './src/same.ts': 'same' }));

  const { before, sources } = await reviewOf('1.1.0');
  expect(before).toMatchObject({ version: '1.0.0', hasSources: true });
  expect(sources).toMatchObject({
    files: [{ path: 'src/app.tsx', change: 'changed', before: { name: './src/app.tsx' } }],
    same: 1,
  });
  const texts = ['1.1.0', '1.0.0'].map((version) => sourceOf(version, '?name=./src/app.tsx'));
  expect((await Promise.all(texts)).map((answer) => answer.json())).toEqual([
    { text: 'two' },
    { text: 'one' },
  ]);
});

test.each([
  ['without source maps', undefined],
  ['with a map without sources', aMap({ './src/app.tsx': null })],
])('the review of a version that was published %s names no sources', async (_, map) => {
  await (map ? publish('1.0.0', map) : testServer.publish());

  expect(await reviewOf('1.0.0')).not.toHaveProperty('sources');
});

test('sources are read by administrators only, one by its name', async () => {
  await publish('1.0.0', aMap({ './src/app.tsx': 'one' }));
  const name = '?name=./src/app.tsx';

  const statuses = [
    sourceOf('1.0.0', name, { authorization: testServer.deploy }),
    sourceOf('1.0.0', name, { authorization: '' }),
    sourceOf('1.0.0', ''),
    sourceOf('1.0.0', `${name}&name=b`),
    sourceOf('1.0.0', '?name=%00'),
    sourceOf('1.0.0', '?name=../../etc/passwd'),
    sourceOf('9.9.9', name),
  ].map(async (answer) => (await answer).statusCode);
  expect(await Promise.all(statuses)).toEqual([401, 401, 400, 400, 400, 404, 404]);
});

test('publishers get the sources in the maps and the build for server rendering, for another site', async () => {
  await testServer.publish({
    server: true,
    maps: { 'remote.aaaa.js.map': aMap({ './src/app.tsx': 'one', './src/none.ts': null }) },
  });
  const content = (authorization: string) =>
    testServer.send('GET', '/remotes/guide/versions/1.0.0/content', { headers: { authorization } });

  const { maps, server } = (await content(testServer.deploy)).json();

  expect((await content('')).statusCode).toBe(401);
  expect(server).toContain('self.');

  expect(JSON.parse(maps['remote.aaaa.js'])).toEqual({
    ...aMap({ './src/app.tsx': 'one', './src/none.ts': null }),
    names: [],
  });
});

test.each([
  ['names that objects have', { ['__proto__']: 'x', constructor: 'x', './__proto__': 'x' }],
  [
    'paths that lead elsewhere',
    { '../../../../etc/passwd': 'x', '/etc/passwd': 'x', 'C:\\x': 'x' },
  ],
  ['empty names and texts', { '': '', './src/a.ts': '' }],
])('a map with %s is stored and reviewed', async (_, sources) => {
  expect((await publish('1.0.0', aMap(sources))).statusCode).toBe(201);

  const { files } = (await reviewOf('1.0.0')).sources;
  expect(files).toHaveLength(Object.keys(sources).length);
  for (const { name } of files)
    expect((await sourceOf('1.0.0', `?name=${encodeURIComponent(name)}`)).statusCode).toBe(200);
});

test.each([
  ['is a text', 'x'],
  ['holds text that cannot be stored', aMap({ './src/a.ts': 'a\0b' })],
  ['has a name that cannot be stored', aMap({ './src/a\ud800.ts': 'a' })],
  ['holds other things than texts', { ...aMap({ './src/a.ts': 'a' }), sourcesContent: [{}] }],
  ['has a name that is too long', aMap({ [`./${'a'.repeat(600)}`]: 'a' })],
  ['names too many sources', { ...aMap({}), sources: Array(6000).fill('a') }],
])('a map that %s is refused', async (_, map) => {
  expect((await publish('1.0.0', map)).statusCode).toBe(422);
});

test('a map that is far too large is refused', async () => {
  const answer = await publish('1.0.0', aMap({ './src/a.ts': 'a'.repeat(5_000_000) }));

  expect(answer.statusCode).toBe(413);
});
