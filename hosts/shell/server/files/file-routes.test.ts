import { startTestShell, type TestShell } from '../testing/test-shell.ts';

let shell: TestShell;
beforeEach(async () => {
  shell = await startTestShell();
});
afterEach(() => shell.close());

test('a remote’s file is immutable for browsers', async () => {
  shell.disk.build();

  const response = await shell.get('/_r/partner/aaaaaaaaaaaa/app.js');

  expect([response.statusCode, response.body]).toEqual([200, 'app']);
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['of another build', '/_r/partner/bbbbbbbbbbbb/app.js'],
  ['that its manifest does not name', '/_r/partner/aaaaaaaaaaaa/remote.json'],
  ['that only servers run', '/_r/partner/aaaaaaaaaaaa/server/app.cjs'],
  ['that is a source map', '/_r/partner/aaaaaaaaaaaa/app.js.map'],
  ['outside its folder', '/_r/partner/aaaaaaaaaaaa/..%2f..%2fremote.json'],
  ['of a remote that is not there', '/_r/missing/aaaaaaaaaaaa/app.js'],
  ['with the name of a built-in', '/_r/partner/aaaaaaaaaaaa/constructor'],
])('a file %s is not found and not remembered', async (_name, url) => {
  shell.disk.build();

  const response = await shell.get(url);

  expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('a damaged file is not sent, and is sent again once it is whole', async () => {
  shell.disk.build();
  shell.disk.damage('app.js');
  const damaged = await shell.get('/_r/partner/aaaaaaaaaaaa/app.js');
  shell.disk.build();
  const whole = await shell.get('/_r/partner/aaaaaaaaaaaa/app.js');

  expect([damaged.statusCode, whole.statusCode]).toEqual([404, 200]);
});

test('the newest snapshot is served uncached', async () => {
  shell.disk.build('cccccccccccc');

  const response = await shell.get('/_s/snapshot.json');

  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject([{ name: 'partner', build: { id: 'cccccccccccc' } }]);
});

test('source maps of the shell are not served', async () => {
  expect((await shell.get('/_s/shell.js')).statusCode).toBe(200);
  expect((await shell.get('/_s/shell.js.map')).statusCode).toBe(404);
});
