import { eventually } from '@larkfare/server-kit/testing';
import { countsAreShared } from './testing/counts-are-shared.ts';

// Each site is a separate process.
process.env.CALLED = 'several sites';
const {
  departure,
  ids,
  image,
  spare,
  wholeSites: site,
} = await import('./testing/call-table/fixture.ts');
if (!site) throw new Error('The sites were not started.');
const { other } = site;

await import('./testing/every-way.ts');

const get = (at: typeof other, url: string) => at.server.inject({ url });

test('a record stored through one site is shown by the other', async () => {
  const search = `/api/flight/filter?type=one-way&from=LHR&to=LGW&depDateStr=${departure}`;
  await eventually(async () => (await get(other, search)).body.includes(ids.flight));
  await eventually(async () => (await get(other, '/privacy')).body.includes('To greet you.'));

  expect((await get(other, search)).json()).toEqual((await get(site, search)).json());
  expect((await get(other, image)).statusCode).toBe(200);
});

test('a list that was changed through one site is changed on the other', async () => {
  const lists = () => Promise.all([site, other].map((at) => get(at, '/api/region')));
  await lists();

  const id = await spare.region();

  const shown = await eventually(async () => {
    const bodies = (await lists()).map(({ body }) => body);
    return bodies.every((body) => body.includes(id)) && bodies;
  });
  expect(new Set(shown).size).toBe(1);
  await site.server.inject({
    method: 'DELETE',
    url: `/api/region/${id}`,
    headers: { authorization: `Bearer ${await site.signIn()}` },
  });
  await eventually(async () => !(await get(other, '/api/region')).body.includes(id));
});

test('guessed passwords are counted over both', async () => {
  const guess = async ({ server }: typeof other) => {
    const { body } = await server.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'nobody@larkfare.example', password: 'a guess' },
      remoteAddress: '203.0.113.9',
    });
    if (!body.includes('Too many passwords')) throw new Error(body);
  };

  // The fifth of eight at once is refused; a site alone would check all of its four.
  const guesses = [site, other].flatMap((each) => Array.from({ length: 4 }, () => guess(each)));

  await expect(Promise.any(guesses)).resolves.toBeUndefined();
});

countsAreShared(site);

// Every row of it; the last of them changes the password.
await import('./testing/call-table/call-table.ts');
