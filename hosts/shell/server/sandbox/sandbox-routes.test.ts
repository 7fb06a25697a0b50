import fastify, { type FastifyInstance } from 'fastify';
import type { PageData } from '../../src/page/page-data.ts';
import { pageRoutes } from '../page/page-routes.ts';
import { watchRemoteFolder, type Remote } from '../remotes/remote-folder.ts';
import { toSnapshot } from '../remotes/page-remotes.ts';
import { testRemote } from '../testing/test-remote.ts';
import { sandboxRoutes } from './sandbox-routes.ts';

const shell = {
  folder: '',
  script: 'shell.js',
  integrity: 'sha384-shell',
  fonts: [],
  icon: 'data:,',
  css: ':root{}',
  renderThread: '',
  sandboxScreen: ['sandbox-screen.js', 'sandbox-screen.css'],
  frame: {
    scripts: { 'frame.js': 'sha384-frame', 'shell.js': 'sha384-shell' },
    css: { 'frame.css': '.frame{}' },
  },
};

let disk: ReturnType<typeof testRemote>;
let app: FastifyInstance;
let sandbox: Remote['sandbox'];
let renderedPaths: string[];
let remoteOf: () => Remote;

beforeEach(async () => {
  disk = testRemote();
  disk.build('aaaaaaaaaaaa', { 'deals.css': '.deals{min-height:100vh}' });
  sandbox = { operations: ['query Deals { deals }'] };
  renderedPaths = [];
  const read = watchRemoteFolder(disk.folder, () => undefined);
  remoteOf = () => ({ ...read(), version: '1.0.0', ...(sandbox && { sandbox }) });
  const remotes = () => [remoteOf()];
  app = fastify();
  await app.register(sandboxRoutes, { shell, remotes });
  await app.register(pageRoutes, {
    shell,
    remotes,
    renderer: {
      render({ url }) {
        renderedPaths.push(new URL(url).pathname);
        return Promise.resolve(undefined);
      },
      close: () => Promise.resolve(),
    },
    siteFacts: () => Promise.resolve({ name: 'Larkfare', tagline: 'Flights' }),
    origin: () => 'https://www.larkfare.example',
    frameSources: [],
    cdnSeconds: 0,
    now: () => new Date('2026-11-20T12:00:00Z'),
  });
});
afterEach(async () => {
  await app.close();
  disk.delete();
});

const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } });
const policyOf = ({ headers }: Awaited<ReturnType<typeof get>>) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]),
  );
const announcedIn = (html: string) =>
  [...html.matchAll(/as="script" href="\/_r\/partner\/\w+\/([^"]+)"/g)].map(([, file]) => file);
const frameOf = () => get('/_sandbox/partner/aaaaaaaaaaaa');

test('nothing of an unreviewed remote is in the page: neither markup nor styles nor scripts', async () => {
  const { body } = await get('/deals');

  expect(renderedPaths).not.toContain('/deals');
  expect(body).not.toMatch(/\.deals|href="\/_r\//);
  expect(body).toContain('<link rel="preload" as="script" href="/_s/sandbox-screen.js">');
  const json = /id="page-data">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  const data: PageData = JSON.parse(json);
  expect(data.remotes).toMatchObject([{ name: 'partner', trust: 'unreviewed' }]);
});

test('a reviewed remote is rendered, styled and loaded in the page, and has no frame', async () => {
  sandbox = undefined;

  const { body } = await get('/deals');

  expect(renderedPaths).toContain('/deals');
  expect(body).toContain('.deals{min-height:100vh}');
  expect(body).not.toContain('unreviewed');
  expect((await frameOf()).statusCode).toBe(404);
});

test('a browser in which the back office was opened gets published remotes in a sandbox, reviewed or not', async () => {
  sandbox = undefined;
  const [mark = ''] = String((await get('/admin')).headers['set-cookie']).split(';');

  const { body, headers } = await get('/deals', mark);

  expect(body).toContain('"trust":"unreviewed"');
  expect(body).not.toMatch(/\.deals\{|href="\/_r\//);
  expect(headers['content-security-policy']).toContain("frame-src 'self'");
  expect((await get('/deals')).body).not.toContain('unreviewed');
  expect((await get('/deals')).headers['set-cookie']).toBeUndefined();
});

test('an unreviewed version is no fallback for a page that runs a reviewed one', async () => {
  sandbox = undefined;
  const manifest = disk.build();
  const previous = { ...remoteOf(), version: '0.9.0', manifest };

  const [inPage, inFrame, both] = [
    { ...remoteOf(), previous: { ...previous, sandbox: { operations: [] } } },
    { ...remoteOf(), sandbox: { operations: [] }, previous },
    { ...remoteOf(), previous },
  ].map((remote) => toSnapshot([remote])[0]);

  expect(inPage).not.toHaveProperty('previous');
  expect(inFrame).toMatchObject({ trust: 'unreviewed', previous: { version: '0.9.0' } });
  expect(both).toMatchObject({ previous: { version: '0.9.0' } });
});

test('a page may show frames of this site only while there is a remote for one', async () => {
  const withRemote = policyOf(await get('/deals'))['frame-src'];
  const ofOffice = policyOf(await get('/admin'))['frame-src'];
  sandbox = undefined;

  expect([withRemote, ofOffice]).toEqual(["'self'", "'none'"]);
  expect(policyOf(await get('/deals'))['frame-src']).toBe("'none'");
});

test('a sandboxed document has an opaque origin, runs only its build’s scripts and sends nothing', async () => {
  const response = await frameOf();

  const { 'script-src': scripts, ...policy } = policyOf(response);
  expect(policy).toMatchObject({
    sandbox: 'allow-scripts allow-forms',
    'default-src': "'none'",
    'connect-src': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  });
  expect(scripts).toMatch(
    /^'sha256-\S+' 'sha384-frame' 'sha384-shell'( 'sha384-[A-Za-z0-9+/]{64}'){4}$/,
  );
  expect(policy['trusted-types']).toBe('default shell');
});

test('a sandboxed document may connect to this site only, and preloads neither scripts nor fonts of the shell', async () => {
  const { headers, body } = await frameOf();

  expect(headers).toMatchObject({
    'connection-allowlist': '(response-origin)',
    'x-dns-prefetch-control': 'off',
  });
  expect(body).not.toMatch(/(src|href)="\/_s\//);
});

test('a sandboxed document is neither cached nor indexed', async () => {
  const { headers } = await frameOf();

  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
});

test('it brings the styles of every page of the remote, measured by the visitor’s window', async () => {
  const { body } = await frameOf();

  expect(body).toContain('.deals{min-height:calc(100 * var(--window-unit, 1svh))}');
  expect(body).toContain('<style data-href="frame.css">.frame{}</style>');
});

test('files that all its pages need are announced, and those of one page are not', async () => {
  const { body } = await frameOf();

  expect(announcedIn(body)).toEqual(['entry.js', 'app.js']);
});

test('the frame of a slot announces what fills it instead', async () => {
  disk.build('bbbbbbbbbbbb', { 'slot.js': 'slot' }, undefined, [
    { slot: 'home-section', scripts: ['slot.js'], styles: [] },
  ]);

  const { body } = await get('/_sandbox/partner/bbbbbbbbbbbb?slot=home-section');
  const unknown = await get('/_sandbox/partner/bbbbbbbbbbbb?slot=a&slot=b');

  expect(announcedIn(body)).toEqual(['entry.js', 'slot.js']);
  expect(announcedIn(unknown.body)).toEqual(['entry.js', 'app.js']);
});

test('the page can load the operations that the sandbox may run', async () => {
  const response = await get('/_sandbox/partner/aaaaaaaaaaaa/operations.json');

  expect(response.json()).toEqual(['query Deals { deals }']);
});

test.each([
  '/_sandbox/partner/bbbbbbbbbbbb',
  '/_sandbox/missing/aaaaaaaaaaaa',
  '/_sandbox/partner',
  '/_sandbox/partner/aaaaaaaaaaaa/remote.json',
])('there is nothing at %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});
