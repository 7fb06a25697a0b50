import { jest } from '@jest/globals';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { createCache } from '@larkfare/remote-contract/cache';
import { createMemoryRouter } from 'react-router';
import { fetchLinksAhead } from './fetch-links-ahead.ts';

const today = '2026-11-27';
const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A page with links to twelve places; `fetched` lists those whose code and data were fetched. */
function aPageOfLinks() {
  const fetched: string[] = [];
  const fetchAhead = async ({ params: { id = '' } }) => void fetched.push(id);
  const lazy = async () => ({ Component: () => null, fetchAhead });
  const router = createMemoryRouter([{ path: '/' }, { path: '/places/:id', lazy }]);
  fetchLinksAhead(router, { client, today });
  const ids = Array.from({ length: 12 }, (_, nth) => String(nth));
  document.body.innerHTML = ids
    .map((id) => `<a href="/places/${id}"><b>${id}</b></a>`)
    .join('<i></i>');
  const enter = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  const rest = () => jest.advanceTimersByTimeAsync(100);
  return { fetched, router, ids, enter, rest };
}

test('a page is fetched once when the pointer rests on a link to it', async () => {
  const { fetched, enter, rest } = aPageOfLinks();

  for (const _ of [1, 2]) {
    enter('a[href="/places/3"] b');
    await rest();
  }

  expect(fetched).toEqual(['3']);
});

test('a pointer that crosses a link fetches nothing', async () => {
  const { fetched, enter, rest } = aPageOfLinks();

  enter('a');
  enter('i');
  await rest();

  expect(fetched).toEqual([]);
});

test('ten links are fetched ahead until the visitor moves on', async () => {
  const { fetched, router, ids, enter, rest } = aPageOfLinks();
  for (const id of ids) {
    enter(`a[href="/places/${id}"]`);
    await rest();
  }
  expect(fetched).toEqual(ids.slice(0, 10));

  await router.navigate('/places/0');
  enter('a[href="/places/11"]');
  await rest();

  expect(fetched.at(-1)).toBe('11');
});

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: 'slow-2g' },
])('nothing is fetched ahead over a line of %j', async (connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const { fetched, enter, rest } = aPageOfLinks();

  enter('a');
  await rest();

  expect(fetched).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});
