import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { DevShell } from './dev-shell.ts';
import type { LocalBuild } from './local-build.ts';
import { serveLocalSite } from './local-site.ts';
import { loadMockedApi } from './mocked-api.ts';

const page =
  '<head><script src="/_s/shell.js" integrity="x" defer></script></head><body><div id="root">Not found</div><script type="application/json" id="page-data">{"remotes":[]}</script></body>';
const local: LocalBuild = {
  manifest: () => ({
    name: 'guide',
    title: 'Guide',
    build: 'bbbbbbbb',
    routes: [{ path: '/guide' }],
    files: {},
  }),
  problems: () => ({ build: [], types: [], warnings: [] }),
  hasEnded: () => false,
  restarts: () => 0,
  file: (name) => (name === 'remote.js' ? Buffer.from('local()') : undefined),
  onChange: () => () => undefined,
  close: () => undefined,
};
const build = { folder: '', script: 'dev-shell.js', integrity: '', css: '', fonts: [], frame: {} };
const shell: DevShell = {
  browser: build,
  documents: {
    offlinePage: () => ({ html: page, policy: '' }),
    framedDocument: () => ({ html: '', policy: '' }),
    toBuild: () => ({ base: '/_r/guide/bbbbbbbb/' }),
  },
  file: () => undefined,
};

/** The running site: it has no guide, and answers what it was sent. */
const site = createServer((request, response) => {
  response.setHeader('x-authorization', request.headers.authorization ?? '');
  if (request.headers['x-refused']) return response.writeHead(403).end();
  const isPage = request.url === '/guide';
  response.writeHead(isPage ? 404 : 200, { 'content-type': isPage ? 'text/html' : 'text/plain' });
  if (isPage) response.end(page);
  else request.pipe(response);
});
const errors: string[] = [];
const refused: string[] = [];
let here: Awaited<ReturnType<typeof serveLocalSite>>;
beforeAll(async () => {
  await once(site.listen(0), 'listening');
  const { port } = site.address() as AddressInfo;
  here = await serveLocalSite({
    site: new URL(`http://localhost:${port}`),
    local,
    shell,
    api: await loadMockedApi(fileURLToPath(new URL('../../', import.meta.url))),
    port: 0,
    isSandboxed: false,
    token: 'deploy-token',
    onError: (stack) => errors.push(stack),
    onRefused: (operation) => refused.push(operation),
  });
});
afterAll(async () => {
  here.close();
  site.closeAllConnections();
  await once(site.close(), 'close');
});

const ask = (query: string, headers = {}) =>
  fetch(`${here.url}/graphql`, { method: 'POST', body: JSON.stringify({ query }), headers });

test('a path with two slashes reaches the site and no other server', async () => {
  const other = createServer((_request, response) => response.end('secret'));
  await once(other.listen(0), 'listening');
  const { port } = other.address() as AddressInfo;

  const response = await fetch(`${here.url}//localhost:${port}/latest/meta-data`);
  other.closeAllConnections();
  await once(other.close(), 'close');

  expect([response.status, await response.text()]).toEqual([200, '']);
});

test('an error in the browser is reported', async () => {
  const body = 'Error: no weather\n    at render (http://localhost/_s/shell.js:1:2)';
  const response = await fetch(`${here.url}/_r/larkfare-dev/stack`, { method: 'POST', body });

  expect(await response.text()).toBe('Error: no weather');
  expect(errors).toEqual(['Error: no weather']);
});

test('a page that the site does not have is found here, with the local build', async () => {
  const response = await fetch(`${here.url}/guide`);

  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('/_r/guide/bbbbbbbb/');
  expect(html).toContain('/_s/dev-shell.js');
});

test('the remote’s files are those of the folder', async () => {
  const response = await fetch(`${here.url}/_r/guide/bbbbbbbb/remote.js`);

  expect(await response.text()).toBe('local()');
});

test('a query goes to the site with the deploy token, unless an administrator is signed in', async () => {
  const query = '{ regions { id } }';
  const sent = async (headers?: object) =>
    (await ask(query, headers)).headers.get('x-authorization');

  expect(await (await ask(query)).json()).toEqual({ query });
  expect(await sent()).toBe('Bearer deploy-token');
  expect(await sent({ authorization: 'Bearer session' })).toBe('Bearer session');
  expect((await fetch(`${here.url}/api/faqs`)).headers.get('x-authorization')).toBe('');
});

test('an operation that the site refuses is reported by its name', async () => {
  const body = JSON.stringify({
    query: 'query Weather { regions { id } }',
    operationName: 'Weather',
  });
  const headers = { 'x-refused': 'yes' };

  const { status } = await fetch(`${here.url}/graphql`, { method: 'POST', body, headers });

  expect([status, refused]).toEqual([403, ['Weather']]);
});

test('a booking gets a marked reference here, and nothing of it reaches the site', async () => {
  const booking = `mutation {
    requestBooking(input: {
      customerName: "Ann", userEmail: "ann@example.com", contactPhone: "0", flightId: "1",
      departureDate: "2027-01-02", initialPricePence: 1
    }) { __typename ... on BookingRequested { booking { reference } } }
  }`;

  const response = await ask(booking);
  const rest = await fetch(`${here.url}/api/booking`, { method: 'POST', body: '{}' });

  expect(response.headers.has('x-authorization')).toBe(false);
  expect(await response.json()).toEqual({
    data: { requestBooking: { __typename: 'BookingRequested', booking: { reference: 'DEV' } } },
  });
  expect([rest.status, rest.headers.has('x-authorization')]).toEqual([204, false]);
});
