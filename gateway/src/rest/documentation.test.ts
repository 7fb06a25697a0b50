import { startTestGateway } from '../testing/test-gateway.ts';

const { server } = await startTestGateway({ until: 'the file ends' });

interface Operation {
  summary?: string;
  operationId: string;
  security?: object[];
  responses: object;
}
const description = (await server.inject('/api/openapi.json')).json() as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
};

test('the description is OpenAPI 3.1 and names each operation once', () => {
  expect(description.openapi).toBe('3.1.0');
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path.replace(/\/$/, '')}`),
  );
  expect(operations).toEqual([...new Set(operations)]);
  expect(Object.keys(description.paths['/api/airline/'] ?? {})).toEqual(['get']);
});

test('every operation has a summary, an id, callers and refusals', () => {
  const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
  for (const operation of operations) {
    expect(operation.summary).toMatch(/^[A-Z]/);
    expect(operation.security).toBeDefined();
    expect(Object.keys(operation.responses)).toContain('4XX');
  }
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  expect(description.paths['/api/region/{id}']?.put).toMatchObject({
    operationId: 'putRegionById',
    security: [{ administrator: [] }],
  });
  expect(description.paths).toHaveProperty(['/api/upload', 'post', 'requestBody']);
});

test.each(['/api/docs', '/api/docs/'])('the page %s finds its own files', async (address) => {
  const page = await server.inject(address);

  const [, script = ''] = /<script src="([^"]+bundle[^"]+)"/.exec(page.body) ?? [];
  const found = await server.inject(new URL(script, `http://localhost${address}`).pathname);
  expect(found.statusCode).toBe(200);
  expect(found.headers['content-type']).toContain('javascript');
});

test('the page of the documentation needs nothing from elsewhere and no inline script', async () => {
  const page = await server.inject('/api/docs/');

  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
  expect(page.body).not.toMatch(/<script[^>]*>\s*[^<\s]/);
});
