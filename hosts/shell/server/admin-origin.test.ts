import { createServer } from '@larkfare/server-kit/server';
import { sendRaw } from '@larkfare/server-kit/testing';
import { type FastifyInstance } from 'fastify';
import { originsOf, separateAdminOrigin } from './admin-origin.ts';

const urls = {
  ADMIN_ORIGIN: 'https://office.larkfare.example',
  SITE_URL: 'https://www.larkfare.example',
};
let server: FastifyInstance;
beforeEach(() => {
  server = createServer({ name: 'shell', isReady: async () => true, trustedProxies: 1 });
  const origins = originsOf(urls);
  if (origins) separateAdminOrigin(server, origins);
  server.all(
    '/*',
    ({ url, headers: { authorization = 'nothing' } }) => `${url} with ${authorization}`,
  );
});
afterEach(() => server.close());

const ask = async (
  host: 'office' | 'www' | 'OFFICE',
  url: string,
  authorization?: string,
  more?: Record<string, string>,
) => {
  const headers = {
    host: `${host}.larkfare.example`,
    ...(authorization && { authorization }),
    ...more,
  };
  const { statusCode, headers: answered, body } = await server.inject({ url, headers });
  return statusCode === 307 || statusCode === 302 ? answered.location : body;
};

test.each(['/admin', '/admin/bookings?page=2', '/Admin', '/%61dmin', '//admin'])(
  'the visitors’ origin does not serve %s',
  async (path) => {
    expect(await ask('www', path)).toBe(`https://office.larkfare.example${path}`);
  },
);

test.each([
  '/home',
  '/guide',
  '/_sandbox/guide/abc',
  '/registry/v1/preview/token',
  '/registry/v1/%70review/token',
  '/sitemap.xml',
])('the back office’s origin does not serve %s', async (path) => {
  expect(await ask('office', path)).toBe(`https://www.larkfare.example${path}`);
});

test.each(['/registry/v1/office-preview/token', '/registry/v1/%6fffice-preview/token'])(
  'a preview of the back office is opened on its own origin: %s',
  async (path) => {
    expect(await ask('www', path)).toBe(`https://office.larkfare.example${path}`);
    expect(await ask('office', path)).toBe(`${path} with nothing`);
  },
);

test.each(['office', 'www'] as const)('a preview is ended on %s itself', async (host) => {
  const path = '/registry/v1/end-preview';

  expect(await ask(host, path)).toBe(`${path} with nothing`);
});

test('the back office’s origin begins with the back office', async () => {
  expect(await ask('office', '/')).toBe('/admin');
});

test('an administrator’s token is accepted on the back office’s origin only', async () => {
  expect(await ask('office', '/graphql', 'Bearer session')).toBe('/graphql with Bearer session');
  expect(await ask('www', '/graphql', 'Bearer session')).toBe('/graphql with nothing');
  expect(await ask('www', '/api/auth/login')).toContain(
    'Please use https://office.larkfare.example',
  );
});

test.each([
  ['X-Forwarded-Host', 'office.larkfare.example'],
  ['Forwarded', 'host=office.larkfare.example'],
  ['X-Original-Host', 'office.larkfare.example'],
])('a script on the visitors’ origin does not become the back office by %s', async (name, host) => {
  const claimed = { [name]: host };

  expect(await ask('www', '/graphql', 'Bearer session', claimed)).toBe('/graphql with nothing');
  expect(await ask('www', '/api/auth/login', undefined, claimed)).toContain('Please use');
  expect(await ask('www', '/admin', undefined, claimed)).toBe(`${urls.ADMIN_ORIGIN}/admin`);
});

test('an absolute target does not change the origin', async () => {
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const target = (host: string) => `http://${host}.larkfare.example/api/auth/login`;
  const www = 'www.larkfare.example';

  expect((await sendRaw(address, target('www'), www)).text).toContain('Please use');
  expect((await sendRaw(address, target('office'), www)).status).toBe(400);
});

test('a host name counts in any case', async () => {
  expect(await ask('OFFICE', '/graphql', 'Bearer session')).toBe('/graphql with Bearer session');
});

test('a deploy token is accepted on the visitors’ origin', async () => {
  const path = '/registry/v1/remotes/guide/versions';

  expect(await ask('www', path, 'Bearer lfdeploy_x')).toBe(`${path} with Bearer lfdeploy_x`);
});

test('the two origins must be two hosts', () => {
  expect(originsOf({ SITE_URL: urls.SITE_URL })).toBeUndefined();
  for (const SITE_URL of [undefined, 'https://office.larkfare.example/'])
    expect(() => originsOf({ ...urls, SITE_URL })).toThrow('ADMIN_ORIGIN needs a SITE_URL');
});
