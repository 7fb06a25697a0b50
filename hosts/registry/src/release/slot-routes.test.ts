import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
  await testServer.publish({
    script: 'self.remote_guide={"./slots/home-section":1};',
    slots: [
      { slot: 'home-section', scripts: [], styles: [] },
      { slot: 'navigation-entry', label: 'Guide', path: '/guide', scripts: [], styles: [] },
    ],
  });
  await testServer.activate('1.0.0', 0);
});
afterEach(() => testServer.close());

const decide = (body: object, basedOn: number, slot = 'home-section') =>
  testServer.send('PUT', `/slots/${slot}`, {
    body,
    headers: { authorization: administrator, 'if-match': `"${basedOn}"` },
  });
const onPages = () => testServer.registry.live()[0]?.slots.map(({ slot }) => slot);

test('a contribution of a live version is on pages until an administrator hides it', async () => {
  expect(onPages()).toEqual(['home-section']);

  const { slots } = (await decide({ shown: [], hidden: ['guide'] }, 0)).json();

  expect(onPages()).toEqual([]);
  expect(slots).toContainEqual({
    slot: 'home-section',
    revision: 1,
    contributions: [
      {
        remote: 'guide',
        title: 'Destination guide',
        version: '1.0.0',
        isShown: false,
        needsReview: true,
      },
    ],
  });
});

test('the places are those of the decision', async () => {
  await testServer.decide('reviewed');
  await decide({ shown: ['atlas', 'guide'], hidden: [] }, 0);

  expect(testServer.registry.live()[0]?.slots).toMatchObject([{ place: 1 }, { place: 0 }]);
});

test('a decision that is not based on the latest is refused', async () => {
  await decide({ shown: ['guide'], hidden: [] }, 0);

  expect((await decide({ shown: [], hidden: ['guide'] }, 0)).statusCode).toBe(412);
  expect((await decide({ shown: [], hidden: ['guide'] }, 7)).statusCode).toBe(412);
  expect(onPages()).toContain('home-section');
});

test.each([
  [400, { shown: ['guide'], hidden: ['guide'] }, 'home-section'],
  [400, { shown: 'guide' }, 'home-section'],
  [404, { shown: [], hidden: [] }, 'hero'],
])('%i for %j of %s', async (status, body, slot) => {
  expect((await decide(body, 0, slot)).statusCode).toBe(status);
});

test('only administrators see and decide', async () => {
  const headers = { authorization: testServer.deploy, 'if-match': '"0"' };

  expect((await testServer.send('GET', '/slots', { headers })).statusCode).toBe(401);
  expect(
    (await testServer.send('PUT', '/slots/home-section', { body: {}, headers })).statusCode,
  ).toBe(401);
});
