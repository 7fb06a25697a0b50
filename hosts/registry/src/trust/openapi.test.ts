import { startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.close());

interface Operation {
  summary?: string;
  security?: object[];
  requestBody?: { content: object };
  responses: Record<string, { content: { 'application/json': { schema: object } } }>;
}
const read = async () =>
  (await testServer.send('GET', '/openapi.json')).json<{
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  }>();

test('every route for programs is described with its callers and responses', async () => {
  const { openapi, paths } = await read();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  expect(openapi).toBe('3.1.0');
  expect(described.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual([
    'DELETE /registry/v1/channels/{channel}/lock',
    'DELETE /registry/v1/remotes/{remote}/notifications/{id}',
    'DELETE /registry/v1/signing-keys/{id}',
    'DELETE /registry/v1/tokens/{id}',
    'DELETE /registry/v1/trusted-publishers/{id}',
    'GET /registry/v1/channels/{channel}/history',
    'GET /registry/v1/channels/{channel}/operations',
    'GET /registry/v1/channels/{channel}/remotes/{remote}/steps',
    'GET /registry/v1/channels/{channel}/snapshot',
    'GET /registry/v1/health',
    'GET /registry/v1/remotes',
    'GET /registry/v1/remotes/{remote}/errors',
    'GET /registry/v1/remotes/{remote}/events',
    'GET /registry/v1/remotes/{remote}/notifications',
    'GET /registry/v1/remotes/{remote}/reports',
    'GET /registry/v1/remotes/{remote}/versions',
    'GET /registry/v1/remotes/{remote}/versions/{version}/content',
    'GET /registry/v1/remotes/{remote}/versions/{version}/review',
    'GET /registry/v1/remotes/{remote}/versions/{version}/source',
    'GET /registry/v1/schema',
    'GET /registry/v1/signing-keys',
    'GET /registry/v1/slots',
    'GET /registry/v1/tokens',
    'GET /registry/v1/trusted-publishers',
    'POST /registry/v1/channels/{channel}/remotes/{remote}/rollback',
    'POST /registry/v1/health',
    'POST /registry/v1/remotes/{remote}/check',
    'POST /registry/v1/remotes/{remote}/notifications',
    'POST /registry/v1/remotes/{remote}/notifications/test',
    'POST /registry/v1/remotes/{remote}/versions',
    'POST /registry/v1/remotes/{remote}/versions/{version}/preview',
    'POST /registry/v1/signing-keys',
    'POST /registry/v1/tokens',
    'POST /registry/v1/tokens/exchange',
    'POST /registry/v1/trusted-publishers',
    'PUT /registry/v1/channels/{channel}/lock',
    'PUT /registry/v1/channels/{channel}/remotes/{remote}',
    'PUT /registry/v1/remotes/{remote}/versions/{version}/availability',
    'PUT /registry/v1/remotes/{remote}/versions/{version}/trust',
    'PUT /registry/v1/slots/{slot}',
  ]);
  for (const { operation } of described) {
    expect(operation.summary).toBeTruthy();
    expect(operation.security).toBeDefined();
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['4XX', '503']));
  }
});

test('a build is sent as a form, and a change of a channel as JSON', async () => {
  const { paths } = await read();
  const contentOf = (path: string, method: string) =>
    Object.keys(paths[`/registry/v1${path}`]?.[method]?.requestBody?.content ?? {});

  expect(contentOf('/remotes/{remote}/versions', 'post')).toEqual(['multipart/form-data']);
  expect(contentOf('/channels/{channel}/remotes/{remote}', 'put')).toEqual(['application/json']);
});

test.each([
  ['/remotes', 'get', [{ administrator: [] }]],
  ['/remotes/{remote}/versions', 'post', [{ deployToken: ['publish'] }, { administrator: [] }]],
  ['/schema', 'get', [{ deployToken: [] }, { administrator: [] }]],
  ['/health', 'get', []],
])('%s %s may be called with %j', async (path, method, security) => {
  const { paths } = await read();

  expect(paths[`/registry/v1${path}`]?.[method]?.security).toEqual(security);
});
