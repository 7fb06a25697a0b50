import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Unavailable } from '@larkfare/service-kit';
import fastify, { type FastifyInstance } from 'fastify';
import type { RenderedPage, RenderRequest } from '../src/ssr/messages.ts';
import type { PageData } from '../src/page/page-data.ts';
import type { PartnerVersion } from './ssr/renderer.ts';
import { fileRoutes } from './files/file-routes.ts';
import { pageRoutes, type PageRoutesOptions } from './page/page-routes.ts';
import { type Remote, watchRemoteFolder } from './remotes/remote-folder.ts';
import { testRemote } from './testing/test-remote.ts';

const shellFolder = mkdtempSync(join(tmpdir(), 'shell-'));
writeFileSync(join(shellFolder, 'shell.js'), 'shell');
writeFileSync(join(shellFolder, 'shell.js.map'), 'map');
afterAll(() => rmSync(shellFolder, { recursive: true }));

let disk: ReturnType<typeof testRemote>;
let app: FastifyInstance;
let renderRequests: RenderRequest[];
let rendered: RenderedPage | undefined;
let revision: string | undefined;
let tagline: string;
let look: () => Remote;
let changes: Partial<Remote>;
let partners: (PartnerVersion | undefined)[];

beforeEach(async () => {
  disk = testRemote();
  renderRequests = [];
  rendered = undefined;
  revision = undefined;
  tagline = 'Flights "from" the UK';
  changes = {};
  partners = [];
  look = watchRemoteFolder(disk.folder, () => undefined);
  app = fastify();
  await app.register(fileRoutes, { shellFolders: [shellFolder], remotes: () => [look()] });
  await app.register(pageRoutes, pageOptions());
});
afterEach(async () => {
  await app.close();
  disk.delete();
});

const pageOptions = (): PageRoutesOptions => ({
  shell: {
    folder: shellFolder,
    script: 'shell.js',
    integrity: 'sha384-shell',
    fonts: ['figtree.woff2'],
    icon: 'data:,',
    css: ':root{}',
    renderThread: '',
    sandboxScreen: ['sandbox-screen.js'],
    sandbox: { folder: shellFolder, script: 'sandbox.js', integrity: 'sha384-sandbox', css: '' },
  },
  remotes: () => [{ ...look(), ...changes }],
  published: {
    preview: async (token) => (token === 'valid' ? look() : undefined),
    live: () => [],
    build: async () => undefined,
    folder: '',
    reports: { nonce: () => 'a nonce', sent: () => undefined, failed: () => undefined },
  },
  renderer: {
    render: (request, partner) => {
      renderRequests.push(request);
      partners.push(partner);
      const now = rendered;
      const answers = { length: 0, areUnchanged: async () => rendered === now };
      return Promise.resolve(now && { ...now, answers });
    },
    close: () => Promise.resolve(),
  },
  siteFacts: () => Promise.resolve({ name: '</title><script>', tagline }),
  origin: () => 'https://www.larkfare.example',
  frameSources: [],
  cdnSeconds: 60,
  revision: () => revision,
  now: () => new Date('2026-11-20T23:30:00Z'),
});

const get = (url: string) => app.inject({ url });
const block = (html: string, id: string) =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '',
  );
const pageData = (html: string): PageData => block(html, 'page-data');

test('the start of the site is the home page', async () => {
  const answer = await get('/');

  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/home']);
});

test('a path that no remote knows is a page with status 404 that search engines leave out', async () => {
  disk.build();

  const answer = await get('/no/such/page');

  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<meta name="robots" content="noindex">');
});

test('a page that is refused says so in HTML, and reloads itself', async () => {
  app = fastify();
  app.addHook('preValidation', async ({ url }) => {
    if (url === '/busy') throw new Unavailable('The site is very busy. <Please> try again.');
    if (url === '/fault') throw new Error('secret');
  });
  await app.register(pageRoutes, pageOptions());

  const [busy, fault] = [await get('/busy'), await get('/fault')];

  expect([busy.statusCode, busy.headers['retry-after'], busy.headers['content-type']]).toEqual([
    503,
    '5',
    'text/html; charset=utf-8',
  ]);
  expect(busy.body).toContain('The site is very busy. &lt;Please&gt; try again.');
  expect(busy.body).toContain('<meta http-equiv="refresh" content="5">');
  expect(fault.statusCode).toBe(500);
  expect(fault.body).toMatch(/Something went wrong on our side \(reference [0-9a-f]{8}\)\./);
  expect(fault.body).not.toContain('http-equiv="refresh"');
});

test('an unknown address of the API is not answered with a page', async () => {
  const answer = await get('/api/nothing');

  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    404,
    'application/json; charset=utf-8',
  ]);
});

test('the HTML is revalidated and contains the snapshot, so that no manifest is fetched', async () => {
  disk.build();

  const answer = await get('/deals');

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, no-cache']);
  expect(pageData(answer.body)).toMatchObject({
    today: '2026-11-20',
    isServerRendered: false,
    remotes: [
      {
        name: 'partner',
        paths: ['/deals', '/flight/:id'],
        build: { id: 'aaaaaaaaaaaa', base: '/_r/partner/aaaaaaaaaaaa/', entry: 'entry.js' },
      },
    ],
  });
});

test('a page of the public site does not name the files of the back office', async () => {
  disk.build('aaaaaaaaaaaa', {}, [{ path: '/admin' }]);

  const [site, office] = [await get('/deals'), await get('/admin')];

  expect([site, office].map(({ body }) => pageData(body).remotes.length)).toEqual([0, 1]);
});

test('the files of the matched route, and of no other, are preloaded', async () => {
  disk.build();

  const { body } = await get('/deals');

  const announced = [...body.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  expect(announced).toEqual(
    ['entry.js', 'app.js', 'deals.js'].map((file) => `/_r/partner/aaaaaaaaaaaa/${file}`),
  );
  expect(body).toContain('<style data-href="deals.css">.deals{}</style>');
});

test('the files of a screen that the server rendered wait for the font, which the first paint needs', async () => {
  disk.build();
  rendered = deals('Deals');

  const { body, headers } = await get('/deals');

  const inOrder = [...body.matchAll(/<script>|media="print"|as="font"/g)].map(([found]) => found);
  const waiting = 'media="print"';
  expect(inOrder).toEqual(['<script>', waiting, waiting, waiting, 'as="font"']);
  const script = /<script>(.*?)<\/script>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});

test('the files of a screen that browsers render wait for nothing', async () => {
  disk.build();

  const { body } = await get('/deals');

  expect(body).not.toContain('media="print"');
  expect(body).not.toContain('<script>');
});

test('a server-rendered screen is in the HTML with its data, title and status', async () => {
  disk.build();
  rendered = {
    html: '<h1>Gone</h1>',
    page: { title: 'Gone', description: 'No such airline.', status: 404 },
    graphql: '[["Texts",{},{"data":{"text":"</script>"}}]]',
    isComplete: true,
  };

  const answer = await get('/flight/7?from=LHR');

  expect(renderRequests.at(-1)?.url).toBe('https://www.larkfare.example/flight/7?from=LHR');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<div id="root"><h1>Gone</h1></div>');
  expect(pageData(answer.body).isServerRendered).toBe(true);
  expect(block(answer.body, 'page-queries')).toEqual([
    ['Texts', {}, { data: { text: '</script>' } }],
  ]);
});

test('values from outside are escaped in the HTML', async () => {
  const { body } = await get(
    '/%22%3E%3Cscript%3Ealert(1)%3C/script%3E?x=</script><script>alert(1)</script>',
  );

  expect(body).not.toContain('<script>');
  expect(body).not.toContain('"><script');
});

test('the operator and the page’s structured data are there for search engines and cannot leave their block', async () => {
  disk.build();
  rendered = {
    html: '<h1>Deals</h1>',
    page: {
      title: 'Deals',
      description: 'Offers.',
      structuredData: [{ '@type': 'Airline', name: '</script><script>alert(1)</script>' }],
    },
    graphql: '[]',
    isComplete: true,
  };

  const { body } = await get('/deals?page=2&utm_source=x');

  const blocks = [
    ...body.matchAll(/<script type="application\/ld\+json"(?: data-page)?>(.*?)<\/script>/g),
  ];
  const said: unknown[] = blocks.map(([, json]) => JSON.parse(json ?? ''));
  expect(said).toMatchObject([
    { '@type': 'TravelAgency', name: '</title><script>' },
    { '@type': 'Airline', name: '</script><script>alert(1)</script>' },
  ]);
  expect(body).toContain('<link rel="canonical" href="https://www.larkfare.example/deals">');
});

test('a page is shared with its own picture, else with the site’s', async () => {
  disk.build();
  const page = { title: 'Deals', description: 'Offers.' };
  rendered = {
    html: '',
    page: { ...page, image: '/media/a.webp' },
    graphql: '[]',
    isComplete: true,
  };
  const own = await get('/deals');
  rendered = { html: '', page, graphql: '[]', isComplete: true };
  const none = await get('/deals');

  const picture = (html: string) => /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1];
  expect([picture(own.body), picture(none.body)]).toEqual([
    'https://www.larkfare.example/media/a.webp',
    'https://www.larkfare.example/share-picture.png',
  ]);
  expect(none.body).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('no script of a page runs but our files', async () => {
  disk.build();

  const answer = await get('/deals');

  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(answer.body.match(/<script(?! type="application\/(ld\+)?json"| src="\/_s\/)/g)).toBeNull();
});

test('a remote whose files are missing is answered with 503 until they are restored', async () => {
  disk.build();
  disk.remove();
  const missing = await get('/deals');
  disk.restore();
  const back = await get('/deals');

  expect([missing.statusCode, back.statusCode]).toEqual([503, 200]);
  expect(pageData(missing.body).remotes[0]?.build).toBeUndefined();
});

test('a remote’s file is immutable for browsers', async () => {
  disk.build();

  const answer = await get('/_r/partner/aaaaaaaaaaaa/app.js');

  expect([answer.statusCode, answer.body]).toEqual([200, 'app']);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['of another build', '/_r/partner/bbbbbbbbbbbb/app.js'],
  ['that its manifest does not name', '/_r/partner/aaaaaaaaaaaa/remote.json'],
  ['that is a source map', '/_r/partner/aaaaaaaaaaaa/app.js.map'],
  ['outside its folder', '/_r/partner/aaaaaaaaaaaa/..%2f..%2fremote.json'],
  ['of a remote that is not there', '/_r/missing/aaaaaaaaaaaa/app.js'],
  ['with the name of a built-in', '/_r/partner/aaaaaaaaaaaa/constructor'],
])('a file %s is not found and not remembered', async (_name, url) => {
  disk.build();

  const answer = await get(url);

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('a damaged file is not sent, and is sent again once it is whole', async () => {
  disk.build();
  disk.damage('app.js');
  const damaged = await get('/_r/partner/aaaaaaaaaaaa/app.js');
  disk.build();
  const whole = await get('/_r/partner/aaaaaaaaaaaa/app.js');

  expect([damaged.statusCode, whole.statusCode]).toEqual([404, 200]);
});

test('the newest snapshot is served uncached', async () => {
  disk.build('cccccccccccc');

  const answer = await get('/_s/snapshot.json');

  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject([{ name: 'partner', build: { id: 'cccccccccccc' } }]);
});

test('source maps of the shell are not served', async () => {
  expect((await get('/_s/shell.js')).statusCode).toBe(200);
  expect((await get('/_s/shell.js.map')).statusCode).toBe(404);
});

test.each(['/admin', '/admin/bookings?page=2', '/Admin/no-such-screen'])(
  'the HTML of %s, a screen of the back office, is neither cached nor indexed',
  async (url) => {
    disk.build();

    const answer = await get(url);

    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
  },
);

test('a page may be stored, and is revalidated without being sent again', async () => {
  disk.build();

  const { headers } = await get('/deals');
  const again = await app.inject({ url: '/deals', headers: { 'if-none-match': headers.etag } });

  expect([headers['cache-control'], headers.vary]).toEqual([
    'public, no-cache',
    'accept-encoding, cookie',
  ]);
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

const deals = (html: string): RenderedPage => ({
  html,
  page: { title: 'Deals', description: 'Offers.' },
  graphql: '[]',
  isComplete: true,
});

test('two hundred simultaneous requests for a page that is not cached render it once', async () => {
  disk.build();
  revision = '1';
  rendered = { html: 'Deals', graphql: '[]', isComplete: true };
  const address = await app.listen({ port: 0 });
  const open = () =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${address}/deals?sort=price`, { agent: false }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      })
        .on('error', reject)
        .end();
    });

  const statuses = await Promise.all(Array.from({ length: 200 }, open));

  expect(statuses).toEqual(Array.from({ length: 200 }, () => 200));
  expect(renderRequests.filter(({ url }) => url.includes('sort=price'))).toHaveLength(1);
});

test('a page is rendered once for all until the revision or the build changes', async () => {
  disk.build();
  revision = '1';
  rendered = deals('first');
  const first = await get('/deals?utm_source=x');
  rendered = deals('second');
  const same = await get('/deals');
  revision = '2';
  const changed = await get('/deals');
  rendered = deals('third');
  disk.build('bbbbbbbbbbbb');
  const rebuilt = await get('/deals');

  const screens = [first, same, changed, rebuilt].map(({ body }) => /"root">(\w+)/.exec(body)?.[1]);
  expect(screens).toEqual(['first', 'first', 'second', 'third']);
});

test('a page stays as it was when a change concerns neither its data nor the site’s name and tagline', async () => {
  disk.build();
  revision = '1';
  rendered = deals('Deals');
  const first = await get('/deals');
  renderRequests = [];

  revision = '2';
  const second = await get('/deals');

  expect(renderRequests).toEqual([]);
  expect(second.headers.etag).toBe(first.headers.etag);

  revision = '3';
  tagline = 'Flights to everywhere';
  await get('/deals');

  expect(renderRequests).toHaveLength(1);
});

test('the server’s time is in the answer, not in the page that others get', async () => {
  disk.build();

  const { headers } = await get('/deals');

  expect(headers['server-timing']).toBe(`now;dur=${Date.parse('2026-11-20T23:30:00Z')}`);
});

test('a page that a CDN sends to others has neither a time nor a trace', async () => {
  disk.build();
  revision = '1';
  rendered = { html: 'Deals', graphql: '[]', isComplete: true };

  const { headers } = await get('/deals');

  expect(headers['surrogate-key']).toContain('pages');
  expect(headers['server-timing']).toBeUndefined();
});

test('a parameter that the page does not read makes no other page', async () => {
  disk.build('aaaaaaaaaaaa', {}, [{ path: '/deals', parameters: ['page'] }]);
  revision = '1';
  rendered = deals('first');
  await app.ready();
  renderRequests = [];

  await Promise.all(Array.from({ length: 200 }, (_, n) => get(`/deals?x=${n}`)));
  await get('/deals?page=2&y=1');

  expect(renderRequests.map(({ url }) => url)).toEqual([
    'https://www.larkfare.example/deals',
    'https://www.larkfare.example/deals?page=2',
  ]);
});

test('previews, groups, the back office and the pages of others are rendered apart, and a CDN gets none of them', async () => {
  const manifest = disk.build('aaaaaaaaaaaa', {}, [{ path: '/deals' }, { path: '/admin' }]);
  revision = '1';
  const caching = async (url: string, cookie = '') => {
    const { headers, body } = await app.inject({ url, headers: { cookie } });
    return [headers['cache-control'], /"root">([^<]*)/.exec(body)?.[1]];
  };
  const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
  rendered = deals('for all');
  expect(await caching('/deals')).toEqual([shared, 'for all']);

  rendered = deals('of a preview');
  expect(await caching('/deals', 'preview=valid')).toEqual(['no-store', 'of a preview']);
  rendered = deals('of the office');
  expect(await caching('/admin')).toEqual(['no-store', 'of the office']);
  changes.candidate = {
    share: 100,
    remote: { ...look(), manifest: { ...manifest, build: 'bbbbbbbbbbbb' } },
  };
  rendered = deals('of a group');
  expect(await caching('/deals', 'visitorGroup=7')).toEqual(['private, no-cache', 'of a group']);

  changes = {};
  expect(await caching('/deals')).toEqual([shared, 'for all']);
});

const ofPartner = { version: '1.0.0', operations: ['query Deals { deals }'] };

test('a reviewed partner’s page is rendered once for all, with the operations of its version', async () => {
  disk.build();
  changes = ofPartner;
  revision = '1';
  rendered = deals('Deals');
  await app.ready();
  partners = [];

  const [first, second] = [await get('/deals'), await get('/deals')];

  expect(partners).toEqual([{ remote: 'partner', ...ofPartner }]);
  expect(first.body).toContain('<div id="root">Deals</div>');
  expect(second.body).toBe(first.body);
  // It is one visitor's: the page fetches it.
  expect(first.body).not.toContain('a nonce');
  expect(first.headers['cache-control']).toBe('private, no-cache');
});

test('a partner’s page whose rendering fails is rendered in the browser', async () => {
  disk.build();
  changes = ofPartner;

  const { statusCode, body } = await get('/deals');

  expect(statusCode).toBe(200);
  expect(body).toContain('<title>The partner | ');
  expect(pageData(body).isServerRendered).toBe(false);
});

test.each([
  ['of a version that is not reviewed', { sandbox: { operations: [] } }, ''],
  ['in an administrator’s browser', {}, 'backOffice=1'],
])(
  'nothing of a partner’s page %s is rendered, and search engines leave it out',
  async (_, change, cookie) => {
    disk.build('aaaaaaaaaaaa', {}, [
      { path: '/deals', title: 'Deals of today', description: 'What there is <today>.' },
      { path: '/flight/:id' },
    ]);
    changes = { ...ofPartner, ...change };
    await app.ready();
    renderRequests = [];
    const open = async (url: string) => (await app.inject({ url, headers: { cookie } })).body;

    const [described, other] = [await open('/deals'), await open('/flight/7')];

    expect(renderRequests).toEqual([]);
    expect(described).toContain('<title>Deals of today | ');
    expect(described).toContain('<meta name="description" content="What there is &lt;today&gt;.">');
    expect(other).toContain('<title>The partner | ');
    for (const body of [described, other])
      expect(body).toContain('<meta name="robots" content="noindex">');
  },
);
