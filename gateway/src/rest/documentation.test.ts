import { z } from 'zod';
import { givenGateway } from '../testing/given-gateway.ts';
import { signedIn } from '../testing/small-office.ts';
import { closedCalls } from './call-table/closed-calls.ts';
import { openAdminCalls, publicCalls } from './call-table/public-calls.ts';
import { type Call } from './call-table/rows.ts';

const { server } = await givenGateway({
  until: 'the file ends',
  storePicture: async ({ stream }) => {
    stream.resume();
    return { status: 201, imageUrl: '/media/uploads/test.webp' };
  },
});

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string; description?: string; schema: object }[];
  responses: Record<string, { content: { 'application/json': { schema: object } } }>;
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

const calls: [string, Call][] = Object.entries({
  ...publicCalls,
  ...openAdminCalls,
  ...closedCalls,
});

test.each(calls)('%s answers as it is described', async (row, { url, ...call }) => {
  const [method = '', path = ''] = row.replace(/\?.*/, '').toLowerCase().split(' ');
  const headers = { ...call.headers, ...signedIn };
  const response = await server.inject({ method: method as 'get', url, ...call, headers });

  const operation = described.get(pattern(path))?.[method];
  const status = String(call.status ?? 200);
  expect(response.statusCode).toBe(Number(status));
  expect(shapeOf(operation, status).safeParse(response.json())).toMatchObject({ success: true });
});

/** The specification names its parameters as it likes. */
const pattern = (path: string) => path.toLowerCase().replaceAll(/\{\w+\}/g, '{}');
const described = new Map(
  Object.entries(description.paths).map(([path, methods]) => [pattern(path), methods]),
);

test('every operation says what it gives and how it refuses', () => {
  for (const operation of Object.values(description.paths).flatMap((path) => Object.values(path))) {
    expect(operation.summary).toMatch(/^[A-Z]/);
    expect(Object.keys(operation.responses)).toContain('4XX');
  }
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

const shapeOf = (operation: Operation | undefined, status: string) => {
  const schema = operation?.responses[status]?.content['application/json'].schema;
  return z.fromJSONSchema((schema ?? { not: {} }) as Parameters<typeof z.fromJSONSchema>[0]);
};
