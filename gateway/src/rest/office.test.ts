import { signedIn } from '../testing/office-fixture.ts';
import { ids } from '../testing/site-fixture.ts';
import { errorBody, namedResources, startOffice } from '../testing/start-office.ts';
import { startTestGateway } from '../testing/test-gateway.ts';

const { server, send } = await startOffice();

describe.each(namedResources)('refusals on a %s', (resource) => {
  const named = (name: string) => ({ name, shortName: name });

  test.each([
    ['invalid', 400, 'Name is required.'],
    ['taken', 409, 'There is one with this name already.'],
  ])('%s is %i', async (name, status, message) => {
    for (const result of [
      await send('POST', `/${resource}`, named(name)),
      await send('PUT', `/${resource}/${ids.orly}`, named(name)),
    ])
      expect(result).toMatchObject({ status, body: errorBody(message) });
  });

  test('a missing record is 404, one in use 409 (§8)', async () => {
    expect(await send('PUT', `/${resource}/${ids.missing}`, named('x'))).toMatchObject({
      status: 404,
      body: errorBody('It is not there any more.'),
    });
    expect(await send('DELETE', `/${resource}/${ids.missing}`)).toMatchObject({ status: 404 });
    expect(await send('DELETE', `/${resource}/${ids.inUse}`)).toMatchObject({
      status: 409,
      body: errorBody('Something still depends on it.'),
    });
  });
});

test('a new flight returns 201, an existing one 200 (§7)', async () => {
  const ends = { departureAirport: ids.heathrow, arrivalAirport: ids.charlesDeGaulle };

  const made = await send('POST', '/flight/search-or-create', { ...ends, airline_id: ids.orly });
  const found = await send('POST', '/flight/search-or-create', {
    ...ends,
    airline_id: ids.larkAir,
  });
  const refused = await send('POST', '/flight/search-or-create', {
    ...ends,
    airline_id: ids.missing,
  });

  expect([made.status, found.status, refused.status]).toEqual([201, 200, 400]);
  expect(made.body).toEqual(found.body);
  expect(refused.body).toEqual(errorBody('Choose an airline.'));
});

test.each([
  ['DELETE', `/api/region/${ids.europe}`],
  ['POST', '/api/auth/logout'],
] as const)('%s %s accepts a JSON content type without a body', async (method, url) => {
  const response = await server.inject({
    method,
    url,
    headers: { ...signedIn, 'content-type': 'application/json', 'content-length': '0' },
  });

  expect(response.statusCode).toBe(200);
});

test('the administrator may save more often than a visitor may post', async () => {
  const { server: limited } = await startTestGateway({
    rateLimits: { readsPerMinute: 100, postsPerMinute: 1 },
  });
  const save = () =>
    limited.inject({
      method: 'PUT',
      url: `/api/region/${ids.europe}`,
      payload: { name: 'x' },
      headers: signedIn,
    });
  const guess = () =>
    limited.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: '', password: '' },
    });

  const saves = [];
  for (let count = 0; count < 11; count++) saves.push((await save()).statusCode);
  const guesses = [await guess(), await guess()].map(({ statusCode }) => statusCode);

  expect(saves).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(guesses).toEqual([401, 429]);
});
