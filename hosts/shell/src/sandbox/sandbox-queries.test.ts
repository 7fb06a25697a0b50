import { jest } from '@jest/globals';
import { sandboxQueries } from './sandbox-queries.ts';

const published = 'query Regions { regions { name } }';
let status: number;
let sent: string[];
beforeEach(() => {
  [status, sent] = [200, []];
  globalThis.fetch = async (address, init) => {
    if (String(address).endsWith('/operations.json')) return Response.json([published]);
    sent.push(String(init?.body));
    return Response.json({ data: null, errors: [{ message: 'No' }] }, { status });
  };
});
const send = (query: string) => sandboxQueries('/_sandbox/guide/a', false)({ query });

test.each([
  [200, false],
  [400, true],
  [403, true],
  [429, false],
  [503, false],
])(
  'a response of the API with %d is passed on, and is a refusal: %s',
  async (returned, isRefused) => {
    status = returned;

    expect(await send(published)).toEqual({
      response: { data: null, errors: [{ message: 'No' }] },
      isRefused,
    });
  },
);

test('an operation that the version was not published with is refused and never sent', async () => {
  expect(await send('query Spy { bookings { name } }')).toMatchObject({ isRefused: true });
  expect(sent).toEqual([]);
});

test('an API that does not respond refuses nothing', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  expect(await send(published)).toEqual({
    response: { problem: 'The site did not respond.' },
    isRefused: false,
  });
  expect(logged).toHaveBeenCalledTimes(1);
});
