import Fastify, { type FastifyInstance } from 'fastify';
import { originsOf, separateAdminOrigin } from './admin-origin.ts';

const urls = {
  ADMIN_ORIGIN: 'https://office.larkfare.example',
  SITE_URL: 'https://www.larkfare.example',
};
let server: FastifyInstance;
beforeEach(() => {
  server = Fastify();
  const origins = originsOf(urls);
  if (origins) separateAdminOrigin(server, origins);
  server.all(
    '/*',
    ({ url, headers: { authorization = 'nothing' } }) => `${url} with ${authorization}`,
  );
});
afterEach(() => server.close());

const ask = async (host: 'office' | 'www', url: string, authorization?: string) => {
  const headers = { host: `${host}.larkfare.example`, ...(authorization && { authorization }) };
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

test('a deploy token is accepted on the visitors’ origin', async () => {
  const path = '/registry/v1/remotes/guide/versions';

  expect(await ask('www', path, 'Bearer lfdeploy_x')).toBe(`${path} with Bearer lfdeploy_x`);
});

test('the two origins must be two hosts', () => {
  expect(originsOf({ SITE_URL: urls.SITE_URL })).toBeUndefined();
  for (const SITE_URL of [undefined, 'https://office.larkfare.example/'])
    expect(() => originsOf({ ...urls, SITE_URL })).toThrow('ADMIN_ORIGIN needs a SITE_URL');
});
