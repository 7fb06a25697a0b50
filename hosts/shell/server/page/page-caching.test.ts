import { request } from 'node:http';
import { deals, startTestShell, type TestShell } from '../testing/test-shell.ts';

let shell: TestShell;
beforeEach(async () => {
  shell = await startTestShell();
});
afterEach(() => shell.close());

test('a page may be stored, and is revalidated without being sent again', async () => {
  shell.disk.build();

  const { headers } = await shell.get('/deals');
  const again = await shell.app.inject({
    url: '/deals',
    headers: { 'if-none-match': headers.etag },
  });

  expect([headers['cache-control'], headers.vary]).toEqual([
    'public, no-cache',
    'accept-encoding, cookie',
  ]);
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.0, gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0, identity', undefined],
  ['', undefined],
])('a page for a browser that accepts %j is encoded as %s', async (accepted, encoding) => {
  shell.disk.build();

  const headers = { 'accept-encoding': accepted };
  const { headers: sent } = await shell.app.inject({ url: '/deals', headers });

  expect(sent['content-encoding']).toBe(encoding);
});

test('a client with any version of a page gets 304 for `*`', async () => {
  shell.disk.build();

  const headers = { 'if-none-match': '*' };

  expect((await shell.app.inject({ url: '/deals', headers })).statusCode).toBe(304);
});

test('two hundred simultaneous requests for a page that is not cached render it once', async () => {
  shell.disk.build();
  shell.revision = '1';
  shell.rendered = { html: [Buffer.from('Deals')], graphql: '[]', isComplete: true };
  const address = await shell.app.listen({ port: 0 });
  const open = () =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${address}/deals?sort=price`, { agent: false }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      })
        .on('error', reject)
        .end();
    });

  const statuses = await Promise.all(Array.from({ length: 200 }, open));

  expect(statuses).toEqual(Array.from({ length: 200 }, () => 200));
  expect(shell.renderRequests.filter(({ url }) => url.includes('sort=price'))).toHaveLength(1);
});

test('a page is rendered once for all until the revision or the build changes', async () => {
  shell.disk.build();
  shell.revision = '1';
  shell.rendered = deals('first');
  const first = await shell.get('/deals?utm_source=x');
  shell.rendered = deals('second');
  const same = await shell.get('/deals');
  shell.revision = '2';
  const changed = await shell.get('/deals');
  shell.rendered = deals('third');
  shell.disk.build('bbbbbbbbbbbb');
  const rebuilt = await shell.get('/deals');

  const screens = [first, same, changed, rebuilt].map(({ body }) => /"root">(\w+)/.exec(body)?.[1]);
  expect(screens).toEqual(['first', 'first', 'second', 'third']);
});

test('a page stays as it was when a change concerns neither its data nor the site’s name and tagline', async () => {
  shell.disk.build();
  shell.revision = '1';
  shell.rendered = deals('Deals');
  const first = await shell.get('/deals');
  shell.renderRequests.length = 0;

  shell.revision = '2';
  const second = await shell.get('/deals');

  expect(shell.renderRequests).toEqual([]);
  expect(second.headers.etag).toBe(first.headers.etag);

  shell.revision = '3';
  shell.tagline = 'Flights to everywhere';
  await shell.get('/deals');

  expect(shell.renderRequests).toHaveLength(1);
});

test('the server’s time is in the answer, not in the page that others get', async () => {
  shell.disk.build();

  const { headers } = await shell.get('/deals');

  expect(headers['server-timing']).toBe(`now;dur=${Date.parse('2026-11-20T23:30:00Z')}`);
});

test('a page that a CDN sends to others has neither a time nor a trace', async () => {
  shell.disk.build();
  shell.revision = '1';
  shell.rendered = { html: [Buffer.from('Deals')], graphql: '[]', isComplete: true };

  const { headers } = await shell.get('/deals');

  expect(headers['surrogate-key']).toContain('pages');
  expect(headers['server-timing']).toBeUndefined();
});

test('a parameter that the page does not read makes no other page', async () => {
  shell.disk.build('aaaaaaaaaaaa', {}, [{ path: '/deals', parameters: ['page'] }]);
  shell.revision = '1';
  shell.rendered = deals('first');
  await shell.app.ready();
  shell.renderRequests.length = 0;

  await Promise.all(Array.from({ length: 200 }, (_, n) => shell.get(`/deals?x=${n}`)));
  await shell.get('/deals?page=2&y=1');

  expect(shell.renderRequests.map(({ url }) => url)).toEqual([
    'https://www.larkfare.example/deals',
    'https://www.larkfare.example/deals?page=2',
  ]);
});

test('previews, groups, the back office and the pages of others are rendered apart, and a CDN gets none of them', async () => {
  const manifest = shell.disk.build('aaaaaaaaaaaa', {}, [{ path: '/deals' }, { path: '/admin' }]);
  shell.revision = '1';
  const caching = async (url: string, cookie = '') => {
    const { headers, body } = await shell.app.inject({ url, headers: { cookie } });
    return [headers['cache-control'], /"root">([^<]*)/.exec(body)?.[1]];
  };
  const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
  shell.rendered = deals('for all');
  expect(await caching('/deals')).toEqual([shared, 'for all']);

  shell.rendered = deals('of a preview');
  expect(await caching('/deals', 'preview=valid')).toEqual(['no-store', 'of a preview']);
  shell.rendered = deals('of the office');
  expect(await caching('/admin')).toEqual(['no-store', 'of the office']);
  shell.changes.candidate = {
    share: 100,
    remote: { ...shell.look(), manifest: { ...manifest, build: 'bbbbbbbbbbbb' } },
  };
  shell.rendered = deals('of a group');
  expect(await caching('/deals', 'visitorGroup=7')).toEqual(['private, no-cache', 'of a group']);

  shell.changes = {};
  expect(await caching('/deals')).toEqual([shared, 'for all']);
});
