import type { GraphqlAnswer } from '@larkfare/service-kit';
import { watchSiteFacts } from './site-facts.ts';

const otherwise = { name: 'Larkfare', tagline: 'Flights from the UK' };
const answer = (name: string): GraphqlAnswer => ({
  data: { siteInformation: { brand: { name, tagline: 'We ring you' } } },
});

test('the brand is asked for again after a while', async () => {
  const names = ['Skylark', 'Swift'];
  const facts = watchSiteFacts(
    () => Promise.resolve(answer(names.shift() ?? '')),
    otherwise,
    () => undefined,
  );

  const first = await facts(0);
  const soon = await facts(29_000);
  await facts(31_000);
  const later = await facts(31_001);

  expect([first.name, soon.name, later.name]).toEqual(['Skylark', 'Skylark', 'Swift']);
});

test('without the content service pages show the last known brand', async () => {
  let isDown = false;
  const problems: unknown[] = [];
  const ask = () =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve(answer('Skylark'));
  const facts = watchSiteFacts(ask, otherwise, (problem) => problems.push(problem));
  await facts(0);

  isDown = true;
  await facts(60_000);

  expect(await facts(60_001)).toMatchObject({ name: 'Skylark', tagline: 'We ring you' });
  expect(problems).toHaveLength(1);
});

test('a content service that was never there leaves the name that the site was started with', async () => {
  const facts = watchSiteFacts(
    () => Promise.resolve({ errors: [] }),
    otherwise,
    () => undefined,
  );

  expect(await facts(0)).toEqual(otherwise);
});

test.each([
  [{ provider: 'crisp', embedUrl: 'https://go.crisp.chat/x' }, true],
  [{ provider: 'crisp', embedUrl: 'javascript:alert(1)' }, false],
  [{ provider: 'constructor', embedUrl: 'https://go.crisp.chat/x' }, false],
  [null, false],
])('a chat is offered only when it can be named and framed: %j', async (chat, isOffered) => {
  const siteInformation = { brand: { name: 'Skylark', tagline: '' }, chat };
  const facts = watchSiteFacts(
    () => Promise.resolve({ data: { siteInformation } }),
    otherwise,
    () => undefined,
  );

  expect((await facts(0)).chat).toEqual(isOffered ? chat : undefined);
});
