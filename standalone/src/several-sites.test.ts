import { eventually } from '@larkfare/service-kit/testing';
import { countsAreShared } from './testing/counts-are-shared.ts';

// Each site is a process of its own.
process.env.CALLED = 'several sites';
const { departure, ids, image, severalSites, site } = await import('./call-table/fixture.ts');
if (!severalSites) throw new Error('The sites were not started.');
const { other } = severalSites;
const sites = [site, other];

const get = (at: typeof other | typeof site, url: string) => at.server.inject({ url });

test('what is stored through one site is shown by the other', async () => {
  const search = `/api/flight/filter?type=one-way&from=LHR&to=CDG&depDateStr=${departure}`;
  await eventually(async () => (await get(other, search)).body.includes(ids.flight));
  await eventually(async () => (await get(other, '/privacy')).body.includes('To greet you.'));

  expect((await get(other, search)).json()).toEqual((await get(site, search)).json());
  expect((await get(other, image)).statusCode).toBe(200);
});

test('a session of one site is one of the other, and ends for both', async () => {
  const token = await site.signIn();
  const statuses = () =>
    Promise.all(
      sites.map(async ({ server: { inject } }) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await inject({ url: '/api/booking/filter', headers })).statusCode;
      }),
    );
  expect(await statuses()).toEqual([200, 200]);

  await other.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}` },
    payload: { query: 'mutation { signOut }' },
  });

  expect(await statuses()).toEqual([401, 401]);
});

countsAreShared(severalSites);

// Every row of it; the last of them changes the password.
await import('./call-table/call-table.test.ts');
