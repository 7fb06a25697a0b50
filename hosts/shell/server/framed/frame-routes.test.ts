import fastify, { type FastifyInstance } from 'fastify';
import type { PageData } from '../../src/page/page-data.ts';
import { pageRoutes } from '../page/page-routes.ts';
import { watchRemoteFolder, type Remote } from '../remotes/remote-folder.ts';
import { remoteOnDisk } from '../testing/remote-on-disk.ts';
import { frameRoutes } from './frame-routes.ts';

const frame = { folder: '', script: 'frame.js', integrity: 'sha384-frame', css: '.frame{}' };
const shell = {
  folder: '',
  script: 'shell.js',
  integrity: 'sha384-shell',
  fonts: [],
  icon: 'data:,',
  css: ':root{}',
  drawingThread: '',
  framed: ['framed.js', 'framed.css'],
  frame,
};

let disk: ReturnType<typeof remoteOnDisk>;
let app: FastifyInstance;
let framed: Remote['framed'];
let drawnFor: string[];

beforeEach(async () => {
  disk = remoteOnDisk();
  disk.build('aaaaaaaaaaaa', { 'deals.css': '.deals{min-height:100vh}' });
  framed = { operations: ['query Deals { deals }'] };
  drawnFor = [];
  const look = watchRemoteFolder(disk.folder, () => undefined);
  const remotes = () => [{ ...look(), version: '1.0.0', ...(framed && { framed }) }];
  app = fastify();
  await app.register(frameRoutes, { shell, remotes });
  await app.register(pageRoutes, {
    shell,
    remotes,
    drawing: {
      draw({ url }) {
        drawnFor.push(new URL(url).pathname);
        return Promise.resolve(undefined);
      },
      close: () => Promise.resolve(),
    },
    siteFacts: () => Promise.resolve({ name: 'Larkfare', tagline: 'Flights' }),
    origin: 'https://www.larkfare.example',
    frameSources: [],
    now: () => new Date('2026-11-20T12:00:00Z'),
  });
});
afterEach(async () => {
  await app.close();
  disk.delete();
});

const get = (url: string) => app.inject({ url });
const policyOf = ({ headers }: Awaited<ReturnType<typeof get>>) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]),
  );
const frameOf = () => get('/_frame/partner/aaaaaaaaaaaa');

test('nothing of an unreviewed remote comes into the page: it is not drawn here, styled, or loaded', async () => {
  const { body } = await get('/deals');

  expect(drawnFor).not.toContain('/deals');
  expect(body).not.toMatch(/\.deals|href="\/_r\//);
  expect(body).toContain('<link rel="preload" as="script" href="/_s/framed.js">');
  const json = /id="page-data">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  const data: PageData = JSON.parse(json);
  expect(data.remotes).toMatchObject([{ name: 'partner', trust: 'unreviewed' }]);
});

test('a reviewed one is drawn, styled and loaded as ever, and has no frame', async () => {
  framed = undefined;

  const { body } = await get('/deals');

  expect(drawnFor).toContain('/deals');
  expect(body).toContain('.deals{min-height:100vh}');
  expect(body).not.toContain('unreviewed');
  expect((await frameOf()).statusCode).toBe(404);
});

test('a page may show frames of this site only while there is a remote for one', async () => {
  const withRemote = policyOf(await get('/deals'))['frame-src'];
  const ofOffice = policyOf(await get('/admin'))['frame-src'];
  framed = undefined;

  expect([withRemote, ofOffice]).toEqual(["'self'", "'none'"]);
  expect(policyOf(await get('/deals'))['frame-src']).toBe("'none'");
});

test('a frame has no origin, runs the scripts of its own build by their hashes, and sends nothing anywhere', async () => {
  const answer = await frameOf();

  const { 'script-src': scripts, ...policy } = policyOf(answer);
  expect(policy).toMatchObject({
    sandbox: 'allow-scripts allow-forms',
    'default-src': "'none'",
    'connect-src': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  });
  expect(scripts?.split(' ')).toHaveLength(1 + 4);
  expect(scripts).toMatch(/^'sha384-frame'( 'sha384-[A-Za-z0-9+/]{64}'){4}$/);
});

test('a frame’s document is kept nowhere and in no search engine', async () => {
  const { headers } = await frameOf();

  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
});

test('it brings the styles of every page of the remote, measured by the visitor’s window', async () => {
  const { body } = await frameOf();

  expect(body).toContain('.deals{min-height:calc(100 * var(--window-unit, 1svh))}');
  expect(body).toContain('<style data-href="frame.css">.frame{}</style>');
});

test('what all its pages need is announced, and what one needs is not', async () => {
  const { body } = await frameOf();

  const announced = [...body.matchAll(/as="script" href="([^"]+)"/g)].map(([, href]) => href);
  expect(announced).toEqual(
    ['entry.js', 'app.js'].map((file) => `/_r/partner/aaaaaaaaaaaa/${file}`),
  );
});

test('the page can read what the frame may ask', async () => {
  const answer = await get('/_frame/partner/aaaaaaaaaaaa/operations.json');

  expect(answer.json()).toEqual(['query Deals { deals }']);
});

test.each([
  '/_frame/partner/bbbbbbbbbbbb',
  '/_frame/nobody/aaaaaaaaaaaa',
  '/_frame/partner',
  '/_frame/partner/aaaaaaaaaaaa/remote.json',
])('there is nothing at %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});
