import type { GraphqlAnswer } from '@larkfare/server-kit/executor';
import { watchSiteFacts } from './site-facts.ts';

const otherwise = { name: 'Larkfare', tagline: 'Flights from the UK' };
const response = (name: string): GraphqlAnswer => ({
  data: { siteInformation: { brand: { name, tagline: 'We ring you' } } },
});

test('every page has the current brand', async () => {
  const names = ['Skylark', 'Swift'];
  const facts = watchSiteFacts(
    () => Promise.resolve(response(names.shift() ?? '')),
    otherwise,
    () => undefined,
  );

  expect([(await facts()).name, (await facts()).name]).toEqual(['Skylark', 'Swift']);
});

test.each([
  ['is down', () => Promise.reject(new Error('down')), 1],
  ['does not respond', () => new Promise<never>(() => undefined), 0],
])('while the content service %s, pages show the last known brand', async (_, fail, logged) => {
  let query = () => Promise.resolve(response('Skylark'));
  const problems: unknown[] = [];
  const facts = watchSiteFacts(
    () => query(),
    otherwise,
    (problem) => problems.push(problem),
  );
  await facts();

  query = fail;

  expect(await facts()).toMatchObject({ name: 'Skylark', tagline: 'We ring you' });
  expect(problems).toHaveLength(logged);
});

test('a content service that was never there leaves the name that the site was started with', async () => {
  const facts = watchSiteFacts(
    () => Promise.resolve({ errors: [] }),
    otherwise,
    () => undefined,
  );

  expect(await facts()).toEqual(otherwise);
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

  expect((await facts()).chat).toEqual(isOffered ? chat : undefined);
});
