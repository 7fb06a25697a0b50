import { z } from 'zod';
import { givenGateway } from '../testing/given-gateway.ts';
import { ids } from '../testing/small-site.ts';

const { server } = await givenGateway({ until: 'the file ends' });

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string; description?: string; schema: object }[];
  responses: Record<string, { content: { 'application/json': { schema: object } } }>;
}
const description = (await server.inject('/api/openapi.json')).json() as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
};

test('the description is OpenAPI 3.1 and names each path of the specification once', () => {
  expect(description.openapi).toBe('3.1.0');
  expect(Object.keys(description.paths)).toEqual(
    expect.arrayContaining([
      '/api/region',
      '/api/location/popular',
      '/api/location/deals',
      '/api/location/region/{regionId}',
      '/api/location/firstairport/{locationId}',
      '/api/airport/by-location/{locationId}/ids',
      '/api/airport/search-advanced',
      '/api/airline/',
      '/api/airline/{id}',
      '/api/airline/search',
      '/api/flight/filter',
      '/api/booking',
    ]),
  );
  expect(Object.keys(description.paths)).not.toContain('/api/airline');
});

const known: Record<string, string> = {
  regionId: ids.europe,
  countryId: ids.france,
  locationId: ids.paris,
};
const knownById: Record<string, string> = {
  country: ids.france,
  airport: ids.orly,
  airline: ids.larkAir,
  flight: ids.flight,
};

test.each(Object.entries(description.paths).filter(([, { get }]) => get))(
  'GET %s answers as it is described',
  async (path, { get }) => {
    const resource = path.split('/')[2] ?? '';
    const url = path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => known[name] ?? knownById[resource] ?? name,
    );

    const response = await server.inject(url);

    expect(response.statusCode).toBe(200);
    expect(shapeOf(get, '200').safeParse(response.json())).toMatchObject({ success: true });
  },
);

test('POST /api/booking answers as it is described', async () => {
  const response = await server.inject({
    method: 'POST',
    url: '/api/booking',
    payload: {
      flightId: ids.flight,
      customerName: 'Ada',
      userEmail: 'ada@example.com',
      contactPhone: '1',
      departureDate: '2026-12-24',
      initialBookingPrice: 99.99,
    },
  });

  const { post } = description.paths['/api/booking'] ?? {};
  expect(response.statusCode).toBe(201);
  expect(shapeOf(post, '201').safeParse(response.json())).toMatchObject({ success: true });
});

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
