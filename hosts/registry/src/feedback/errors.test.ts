import { readdir, readFile } from 'node:fs/promises';
import { query } from '@larkfare/data-kit/database';
import { eventually } from '@larkfare/server-kit/testing';
import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';

/** Column 11 of its only line is line 3, column 3 of the page. */
const map = {
  version: 3,
  sources: [
    'webpack://guide/../src/page.tsx',
    `data:text/javascript,the code${' and more'.repeat(100)}`,
  ],
  sourcesContent: ['the code'],
  mappings: 'AAAA,UAEE',
};

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
  await testServer.publish({ maps: { 'remote.aaaa.js.map': map } });
});
afterEach(() => testServer.close());

const anError = (changes = {}) => ({
  name: 'TypeError',
  message: 'Place 7 of ann@mail.example is gone',
  stack: 'TypeError: Place 7\n    at t (http://site/_r/guide/0123456789ab/remote.aaaa.js:1:11)',
  routes: ['/home', '/guide/:id'],
  operations: ['GuidePlace'],
  ...changes,
});

let visitors = 0;
const happen = (error: unknown = anError(), address = `10.0.${(visitors += 1)}.1`) =>
  testServer.report('crashed', {
    version: '1.0.0',
    address,
    error,
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/147.0' },
  });

const errors = async (query = '') =>
  (
    await testServer.send('GET', `/remotes/guide/errors${query}`, {
      headers: { authorization: testServer.deploy },
    })
  ).json().errors;

test('an error whose texts cannot be stored is stored without those characters', async () => {
  const answer = await happen(
    anError({ message: 'Gone \ud800', routes: ['\ud800', 'a\u0000b'], operations: ['\udfff'] }),
  );

  expect(answer.statusCode).toBe(204);
  expect(await errors()).toMatchObject([
    { message: 'Gone \ufffd', sample: { routes: ['\ufffd', 'a\ufffdb'], operations: ['\ufffd'] } },
  ]);
});

test('no text of a page reaches a terminal as more than text', async () => {
  const hostile = '\u001bc\u009b2J\u202eYour token has ended.\r\nRun this';
  const text = '\ufffdc\ufffd<n>J\ufffdYour token has ended. Run this';
  await happen(
    anError({ name: hostile, message: hostile, routes: [hostile], operations: [hostile] }),
  );

  expect(await errors()).toMatchObject([
    { name: text, message: text, sample: { routes: [text], operations: [text] } },
  ]);
});

test('the migration deletes stored errors that a terminal would obey, and keeps others on one line', async () => {
  await query(
    testServer.db,
    `INSERT INTO error_groups (remote, version, fingerprint, name, message, place, visitors, sample)
     SELECT 'guide', '1.0.0', sha256(convert_to(message || sample, 'UTF8')), 'Error', message, '', repeat('0', 8192)::bit(8192), sample::jsonb
       FROM (VALUES (E'Two\nlines', '{}'), (E'\u001b[2J', '{}'), (E'\u202eUp', '{}'), ('In its sample', '{"routes":["\\u001bc"]}')) stored(message, sample)`,
  );
  const file = new URL('../../migrations/0025-clean-stored-text.sql', import.meta.url);

  await testServer.db.query(await readFile(file, 'utf8'));

  const stored = await query(testServer.db, 'SELECT message FROM error_groups');
  expect(stored).toEqual([{ message: 'Two lines' }]);
});

test('errors that two networks make up displace none that a visitor has', async () => {
  const words = Array.from({ length: 58 }, (_, n) => `${'a'.repeat(n + 1)}b`);
  await happen(anError({ message: 'The real error', stack: '' }), '192.0.2.1');
  for (const network of ['198.51.100.1', '203.0.113.1'])
    for (const word of words)
      await happen(
        anError({ message: `${network === '203.0.113.1' ? 'x' : 'y'} ${word}`, stack: '' }),
        network,
      );
  await happen(anError({ message: 'An error in the code' }), '192.0.2.1');

  const messages = (await errors()).map(({ message }: { message: string }) => message);
  expect(messages).toContain('The real error');
  expect(messages[0]).toBe('An error in the code');
  expect(messages).toHaveLength(22);
});

test('the same error of several visitors is one group, mapped and without personal data', async () => {
  await happen(anError(), '192.0.2.1');
  await happen(anError({ message: 'Place 8 of bob@mail.example is gone' }), '192.0.2.1');
  await happen(anError(), '198.51.100.1');

  expect(await errors()).toEqual([
    {
      version: '1.0.0',
      name: 'TypeError',
      message: 'Place <n> of <email> is gone',
      place: 'src/page.tsx:3:3',
      count: 3,
      visitors: 2,
      firstSeenAt: expect.any(String),
      lastSeenAt: expect.any(String),
      sample: {
        outcome: 'crashed',
        browser: 'Firefox',
        frames: ['src/page.tsx:3:3'],
        routes: ['/home', '/guide/:id'],
        operations: ['GuidePlace'],
      },
    },
  ]);
  const rows = JSON.stringify(await testServer.db.query('SELECT * FROM error_groups'));
  expect(rows).not.toMatch(/mail\.example|192\.0\.2/);
});

test('an error while the server renders a version counts for the version and for no visitor’s browser', async () => {
  const { failed } = testServer.registry.reports;
  const stack = 'TypeError: Place 7\n    at t (/_r/guide/0123456789ab/server/app.cjs:1:11)';
  for (let page = 0; page < 30; page++)
    failed({ remote: 'guide', version: '1.0.0' }, { ...anError(), stack });

  const [error] = await eventually(async () => {
    const found = await errors();
    return found[0]?.count === 20 && found;
  });
  expect(error).toMatchObject({
    message: 'Place <n> of <email> is gone',
    place: 'server/app.cjs:1:11',
    visitors: 1,
    sample: { browser: 'Server', routes: [], operations: [] },
  });
});

test('another message, place or version is another group', async () => {
  await testServer.publish({ version: '1.1.0' });
  await happen();
  await happen(anError({ message: 'No sun' }));
  await happen(anError({ stack: '' }));
  await testServer.report('broken', { version: '1.1.0', address: '10.9.9.9', error: anError() });

  expect(await errors()).toHaveLength(4);
  expect(await errors('?version=1.1.0')).toMatchObject([
    { version: '1.1.0', place: 'remote.aaaa.js:1:11' },
  ]);
});

test('keeps the 100 most frequent error groups of a version', async () => {
  await happen();
  await happen();
  for (let each = 0; each < 110; each++)
    await happen(anError({ message: `Sun ${'x'.repeat(each)}` }), `10.1.${each}.1`);

  const kept = await errors();

  expect(kept).toHaveLength(100);
  expect(kept[0]).toMatchObject({ count: 2, message: 'Place <n> of <email> is gone' });
});

test.each([
  ['of another shape', { message: 7 }],
  ['with a stack that is too long', { stack: 'x'.repeat(5000) }],
])('an error %s is left out, and its report counts', async (_, changes) => {
  expect((await happen(anError(changes))).statusCode).toBe(204);

  expect(await errors()).toEqual([]);
  const { versions } = (
    await testServer.send('GET', '/remotes/guide/reports', {
      headers: { authorization: administrator },
    })
  ).json();
  expect(versions).toMatchObject([{ counts: { crashed: 1 } }]);
});

test('an error without a valid nonce is dropped', async () => {
  const body = { remote: 'guide', version: '1.0.0', outcome: 'crashed', error: anError() };
  await testServer.send('POST', '/reports', { body: { ...body, nonce: 'a.b.c' } });

  expect(await errors()).toEqual([]);
});

test('only publishers of the remote and administrators read errors', async () => {
  const read = (headers = {}) => testServer.send('GET', '/remotes/guide/errors', { headers });

  expect((await read()).statusCode).toBe(401);
  expect((await read({ authorization: administrator })).statusCode).toBe(200);
});

test('source maps are stored without the sources and never among the files that visitors get', async () => {
  const [stored] = await testServer.db.query('SELECT script, map FROM source_maps');
  expect(stored).toEqual({
    script: 'remote.aaaa.js',
    map: expect.not.stringContaining('the code'),
  });

  const files = await readdir(`${testServer.folder}/remotes`, { recursive: true });
  expect(files.some((file) => file.endsWith('remote.aaaa.js'))).toBe(true);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('the source maps and sources of a version that is taken down are deleted', async () => {
  await testServer.decideAvailability('taken down', {
    version: '1.0.0',
    authorization: administrator,
  });

  expect(await testServer.db.query('SELECT FROM source_maps')).toEqual([]);
  expect(await testServer.db.query('SELECT FROM sources')).toEqual([]);
});

test.each([
  ['is not of a script', { 'app.bbbb.css.map': map }, 'app.bbbb.css.map is not of a script.'],
  ['is of no file', { 'other.js.map': map }, 'other.js.map is not of a script.'],
  ['is none', { 'remote.aaaa.js.map': { version: 2 } }, 'remote.aaaa.js.map.version:'],
])('a source map that %s is refused', async (_, maps, problem) => {
  const answer = await testServer.publish({ version: '1.2.0', maps });

  expect(answer.statusCode).toBe(422);
  expect(answer.json().problems).toContainEqual(expect.stringContaining(problem));
});
