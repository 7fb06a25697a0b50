import { startTestGateway } from '../testing/test-gateway.ts';

// The page's own scripts are one bundle of 4 MB, slow to read on a busy machine.
const patienceMs = 30_000;

test(
  'in development a browser at /graphql finds a page that needs nothing from elsewhere',
  async () => {
    const { server } = await startTestGateway({ production: false });

    const redirect = await server.inject({ url: '/graphql', headers: { accept: 'text/html' } });
    const page = await server.inject(String(redirect.headers.location));
    const script = await server.inject('/graphql/page/ruru.js');

    expect(redirect.statusCode).toBe(302);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Sign in with POST /api/auth/login');
    expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\/|unpkg/);
    expect(page.body).not.toMatch(/<script(?! nonce=)/);
    expect(script.statusCode).toBe(200);
    expect(script.headers['content-type']).toContain('javascript');
  },
  patienceMs,
);

test('in production there is no such page', async () => {
  const { server } = await startTestGateway();

  const graphql = await server.inject({ url: '/graphql', headers: { accept: 'text/html' } });
  const page = await server.inject('/graphql/page');

  expect(graphql.statusCode).toBe(400);
  expect(page.statusCode).toBe(404);
});
