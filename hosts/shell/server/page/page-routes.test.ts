import { createHash } from 'node:crypto';
import { Unavailable } from '@larkfare/server-kit/server';
import fastify from 'fastify';
import { pageRoutes } from './page-routes.ts';
import { block, deals, pageData, startTestShell, type TestShell } from '../testing/test-shell.ts';

let shell: TestShell;
beforeEach(async () => {
  shell = await startTestShell();
});
afterEach(() => shell.close());

test('the start of the site is the home page', async () => {
  const response = await shell.get('/');

  expect([response.statusCode, response.headers.location]).toEqual([302, '/home']);
});

test('a path of no remote is a page with status 404 that search engines leave out (§2)', async () => {
  shell.disk.build();

  const response = await shell.get('/no/such/page');

  expect(response.statusCode).toBe(404);
  expect(response.body).toContain('<meta name="robots" content="noindex">');
});

test('a refused page is an HTML message that reloads', async () => {
  await using refusing = fastify();
  refusing.addHook('preValidation', async ({ url }) => {
    if (url === '/busy') throw new Unavailable('The site is very busy. <Please> try again.');
    if (url === '/fault') throw new Error('secret');
  });
  await refusing.register(pageRoutes, shell.pageOptions());

  const [busy, fault] = [await refusing.inject('/busy'), await refusing.inject('/fault')];

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

test('an unknown address of the API does not return a page', async () => {
  const response = await shell.get('/api/nothing');

  expect([response.statusCode, response.headers['content-type']]).toEqual([
    404,
    'application/json; charset=utf-8',
  ]);
});

test('the HTML is revalidated and contains the snapshot, so that no manifest is fetched', async () => {
  shell.disk.build();

  const response = await shell.get('/deals');

  expect([response.statusCode, response.headers['cache-control']]).toEqual([
    200,
    'public, no-cache',
  ]);
  expect(pageData(response.body)).toMatchObject({
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
  shell.disk.build('aaaaaaaaaaaa', {}, [{ path: '/admin' }]);

  const [site, office] = [await shell.get('/deals'), await shell.get('/admin')];

  expect([site, office].map(({ body }) => pageData(body).remotes.length)).toEqual([0, 1]);
});

test('the files of the matched route, and of no other, are preloaded', async () => {
  shell.disk.build();

  const { body } = await shell.get('/deals');

  const announced = [...body.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  expect(announced).toEqual(
    ['entry.js', 'app.js', 'deals.js'].map((file) => `/_r/partner/aaaaaaaaaaaa/${file}`),
  );
  expect(body).toContain('<style data-href="deals.css">.deals{}</style>');
});

test('the scripts of a screen that the server rendered wait for the first paint, and the shell’s is fetched meanwhile', async () => {
  shell.disk.build();
  shell.rendered = deals('Deals');

  const { body, headers } = await shell.get('/deals');

  const inOrder = [
    ...body.matchAll(/<script>|media="print"|as="font"|fetchpriority="low"|<template>.*?src=/g),
  ].map(([found]) => found);
  const waiting = 'media="print"';
  expect(inOrder).toEqual([
    ...['<script>', waiting, waiting, waiting, 'as="font"', 'fetchpriority="low"'],
    '<template><script src=',
  ]);
  const script = /<script>(.*?)<\/script>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});

test('the files of a screen that browsers render wait for nothing', async () => {
  shell.disk.build();

  const { body } = await shell.get('/deals');

  expect(body).not.toContain('media="print"');
  expect(body).not.toContain('<script>');
  expect(body).not.toContain('<template>');
});

test('a server-rendered screen is in the HTML with its data, title and status', async () => {
  shell.disk.build();
  shell.rendered = {
    html: [Buffer.from('<h1>Gone</h1>')],
    page: { title: 'Gone', description: 'No such airline.', status: 404 },
    graphql: '[["Texts",{},{"data":{"text":"</script>"}}]]',
    isComplete: true,
  };

  const response = await shell.get('/flight/7?from=LHR');

  expect(shell.renderRequests.at(-1)?.url).toBe('https://www.larkfare.example/flight/7?from=LHR');
  expect(response.statusCode).toBe(404);
  expect(response.body).toContain('<div id="root"><h1>Gone</h1></div>');
  expect(pageData(response.body).isServerRendered).toBe(true);
  expect(block(response.body, 'page-queries')).toEqual([
    ['Texts', {}, { data: { text: '</script>' } }],
  ]);
});

test('no script of a page runs but our files', async () => {
  shell.disk.build();

  const response = await shell.get('/deals');

  const policy = String(response.headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(
    response.body.match(/<script(?! type="application\/(ld\+)?json"| src="\/_s\/)/g),
  ).toBeNull();
});

test('a remote whose files are missing returns 503 until they are restored', async () => {
  shell.disk.build();
  shell.disk.remove();
  const missing = await shell.get('/deals');
  shell.disk.restore();
  const back = await shell.get('/deals');

  expect([missing.statusCode, back.statusCode]).toEqual([503, 200]);
  expect(pageData(missing.body).remotes[0]?.build).toBeUndefined();
});

test.each(['/admin', '/admin/bookings?page=2', '/Admin/no-such-screen'])(
  'the HTML of %s, a screen of the back office, is neither cached nor indexed',
  async (url) => {
    shell.disk.build();

    const response = await shell.get(url);

    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain('<meta name="robots" content="noindex">');
  },
);
