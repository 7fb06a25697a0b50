import { ids } from '../testing/site-fixture.ts';
import { errorBody, namedResources, startOffice } from '../testing/start-office.ts';

const { requests, send } = await startOffice();

describe.each([
  ...namedResources.map((resource) => [`/${resource}/${ids.orly}`, { name: 'x', shortName: 'x' }]),
  [`/flight/${ids.flight}`, { stops: 1 }],
  [`/booking/${ids.booking}`, { notes: 'x' }],
  [`/quote/${ids.booking}`, { notes: 'x' }],
  [`/contact/${ids.booking}`, { extraNotes: 'x' }],
  ['/siteinfo', { aboutInfo: 'x' }],
] as [string, object][])('PUT %s', (url, body) => {
  test.each([
    ['If-Match', {}, '', { 'if-match': '"1"' }],
    ['a weak If-Match', {}, '', { 'if-match': 'W/"1"' }],
    ['If-Match before the body', { version: 7 }, '', { 'if-match': '"1"' }],
    ['the body', { version: 1 }, '', {}],
    ['the query', {}, '?version=1', {}],
    ['nothing', {}, '', {}],
    ['any version', {}, '', { 'if-match': '*' }],
  ])('a write based on %s returns the next version', async (_, version, query, headers) => {
    const response = await send('PUT', `${url}${query}`, { ...body, ...version }, headers);

    expect(response.status).toBe(200);
    expect(response.body.version).toBe(2);
    expect(response.headers.etag).toBe('"2"');
  });

  test.each([
    ['If-Match', {}, '', { 'if-match': '"7"' }],
    ['If-Match before the body', { version: 1 }, '', { 'if-match': '"7"' }],
    ['the body', { version: 7 }, '', {}],
    ['the query', {}, '?version=7', {}],
  ])(
    'a write that %s shows to be stale is refused with 409',
    async (_, version, query, headers) => {
      expect(await send('PUT', `${url}${query}`, { ...body, ...version }, headers)).toMatchObject({
        status: 409,
        body: errorBody('Someone else has changed this.'),
      });
    },
  );

  test.each(['x', '"x"', '-1', '1.5', '"99999999999"'])(
    'does not take %s for a version',
    async (etag) => {
      expect(await send('PUT', url, body, { 'if-match': etag })).toMatchObject({ status: 400 });
      expect(requests.filter(({ operationName }) => !operationName?.startsWith('Viewer'))).toEqual(
        [],
      );
    },
  );
});

test('a single record brings its version as its ETag', async () => {
  const responses = [
    await send('GET', `/country/${ids.france}`),
    await send('GET', `/airport/${ids.orly}`),
    await send('GET', `/airline/${ids.larkAir}`),
    await send('GET', `/flight/${ids.flight}`),
  ];

  for (const { headers } of responses) expect(headers.etag).toBe('"1"');
});
