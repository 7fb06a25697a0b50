import fastify from 'fastify';
import type { GraphqlAnswer } from '@larkfare/server-kit/executor';
import { discoveryRoutes } from './discovery-routes.ts';
import { organisationData } from '../page/organisation.rules.ts';

const catalogue: GraphqlAnswer = {
  data: {
    regions: [{ id: 'r&1', updatedAt: '2026-11-01T09:30:00.000Z' }],
    airlines: [
      { id: 'a1', updatedAt: '2026-11-02T09:30:00.000Z', flightsFromUk: 3 },
      { id: 'a2', updatedAt: '2026-11-02T09:30:00.000Z', flightsFromUk: 0 },
    ],
  },
};
const paths = ['/home', '/search', '/tickets', '/flight', '/flight/:id', '/admin/*', '/partner'];

async function given({ answers }: { answers: (GraphqlAnswer | Error)[] }) {
  const clock = { ms: 0 };
  const queries = { times: 0 };
  const app = fastify();
  await app.register(discoveryRoutes, {
    execute: () => {
      const response = answers[Math.min(queries.times, answers.length - 1)];
      queries.times += 1;
      return response instanceof Error ? Promise.reject(response) : Promise.resolve(response ?? {});
    },
    remotes: () => [{ paths }],
    origin: () => 'https://www.larkfare.example',
    now: () => new Date(clock.ms),
  });
  return { app, clock, queries };
}

test('the sitemap lists the public pages, regions and bookable airlines with the day they changed', async () => {
  const { app } = await given({ answers: [catalogue] });

  const response = await app.inject('/sitemap.xml');

  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  expect(response.body).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://www.larkfare.example/home</loc></url>
<url><loc>https://www.larkfare.example/flight</loc></url>
<url><loc>https://www.larkfare.example/partner</loc></url>
<url><loc>https://www.larkfare.example/countries/r%261</loc><lastmod>2026-11-01T09:30:00.000Z</lastmod></url>
<url><loc>https://www.larkfare.example/flight/a1</loc><lastmod>2026-11-02T09:30:00.000Z</lastmod></url>
</urlset>
`);
});

test('values in the sitemap are escaped', async () => {
  const row = { id: 'x', updatedAt: `"></lastmod><evil>&'` };
  const { app } = await given({ answers: [{ data: { regions: [row], airlines: [] } }] });

  const { body } = await app.inject('/sitemap.xml');

  expect(body).toContain('<lastmod>&quot;&gt;&lt;/lastmod&gt;&lt;evil&gt;&amp;&apos;</lastmod>');
});

test('the sitemap is cached for five minutes, and for longer while the catalogue is unavailable', async () => {
  const { app, clock, queries } = await given({ answers: [catalogue, new Error('down')] });

  await app.inject('/sitemap.xml');
  clock.ms = 4 * 60_000;
  await app.inject('/sitemap.xml');
  expect(queries.times).toBe(1);
  clock.ms = 6 * 60_000;
  const later = await app.inject('/sitemap.xml');

  expect(queries.times).toBe(2);
  expect([later.statusCode, later.body.includes('/flight/a1')]).toEqual([200, true]);
});

test('a sitemap without the catalogue’s pages is refused with 503, and the catalogue is not queried every time', async () => {
  const { app, queries } = await given({ answers: [{ data: null, errors: [] }] });

  const response = await app.inject('/sitemap.xml');
  await app.inject('/sitemap.xml');

  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '300']);
  expect(queries.times).toBe(1);
});

test('crawlers may read everything but the back office and the API, and find the sitemap', async () => {
  const { app } = await given({ answers: [catalogue] });

  const { body } = await app.inject('/robots.txt');

  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Allow: /',
    '',
    'Sitemap: https://www.larkfare.example/sitemap.xml',
    '',
  ]);
});

test('security.txt names the contact form, on the site’s own origin whatever the Host header contains', async () => {
  const { app } = await given({ answers: [catalogue] });

  const { body } = await app.inject({
    url: '/.well-known/security.txt',
    headers: { host: 'evil.example' },
  });

  expect(body.split('\n')).toEqual([
    'Contact: https://www.larkfare.example/contact',
    'Expires: 1971-01-01T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://www.larkfare.example/.well-known/security.txt',
    '',
  ]);
});

test('the organisation has its contact details, without those that were left blank', () => {
  const site = { origin: 'https://www.larkfare.example' };
  const brand = { name: 'Larkfare', tagline: '' };
  const contact = {
    phone: '020 7946 0321',
    email: ' ',
    address: '14 Skylark Yard\n\nLondon ',
    hours: {
      days: [{ day: 'Monday', opens: '09:00', closes: '18:00' } as const],
      closedOn: ['2026-12-25'],
    },
  };

  expect(organisationData(site, { ...brand, contact })).toMatchObject({
    '@type': 'TravelAgency',
    name: 'Larkfare',
    url: 'https://www.larkfare.example/home',
    telephone: '020 7946 0321',
    address: '14 Skylark Yard, London',
    openingHoursSpecification: [
      { dayOfWeek: 'Monday', opens: '09:00', closes: '18:00' },
      { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
    ],
  });
  expect(Object.keys(organisationData(site, brand))).not.toContain('telephone');
  expect(Object.keys(organisationData(site, { ...brand, contact }))).not.toContain('email');
});
