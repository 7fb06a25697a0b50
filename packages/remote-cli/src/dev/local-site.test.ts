import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type LocalBuild } from './local-build.ts';
import { serveLocalSite } from './local-site.ts';

const page =
  '<body><div id="root">Not found</div><script type="application/json" id="page-data">{"remotes":[]}</script></body>';
const local: LocalBuild = {
  manifest: () => ({
    name: 'guide',
    title: 'Guide',
    build: 'bbbbbbbb',
    container: 'remote_guide',
    chunkGlobal: 'chunks',
    entry: 'remote.js',
    routes: [{ path: '/guide' }],
    files: {},
  }),
  file: (name) => (name === 'remote.js' ? Buffer.from('local()') : undefined),
  onBuild: () => () => undefined,
  close: () => undefined,
};

/** The running site: it has no guide, and answers what it was sent. */
const site = createServer((request, response) => {
  response.setHeader('x-authorization', request.headers.authorization ?? '');
  const isPage = request.url === '/guide';
  response.writeHead(isPage ? 404 : 200, { 'content-type': isPage ? 'text/html' : 'text/plain' });
  if (isPage) response.end(page);
  else request.pipe(response);
});
let here: Awaited<ReturnType<typeof serveLocalSite>>;
beforeAll(async () => {
  await once(site.listen(0), 'listening');
  const { port } = site.address() as AddressInfo;
  here = await serveLocalSite(new URL(`http://localhost:${port}`), local, {
    port: 0,
    token: 'deploy-token',
  });
});
afterAll(async () => {
  here.close();
  site.closeAllConnections();
  await once(site.close(), 'close');
});

test('a page that the site does not know is found here, with the local build', async () => {
  const response = await fetch(`${here.url}/guide`);

  expect(response.status).toBe(200);
  expect(await response.text()).toContain('/_r/guide/bbbbbbbb/');
});

test('the remote’s files are those of the folder', async () => {
  const response = await fetch(`${here.url}/_r/guide/bbbbbbbb/remote.js`);

  expect(await response.text()).toBe('local()');
});

test('everything else goes to the site and comes back as it is', async () => {
  const response = await fetch(`${here.url}/graphql`, { method: 'POST', body: 'query' });

  expect(await response.text()).toBe('query');
});

test('the deploy token accompanies operations, unless an administrator is signed in, and nothing else', async () => {
  const sent = async (path: string, headers = {}) =>
    (await fetch(here.url + path, { method: 'POST', headers })).headers.get('x-authorization');

  expect(await sent('/graphql')).toBe('Bearer deploy-token');
  expect(await sent('/graphql', { authorization: 'Bearer session' })).toBe('Bearer session');
  expect(await sent('/api/contact')).toBe('');
});
