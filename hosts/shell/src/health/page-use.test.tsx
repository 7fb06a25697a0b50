import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { limitUse, type PageUser } from './page-use.ts';

let exceeded: string[];
let refusals: number;
let isOnScreen: boolean;
let answer: () => Response;

beforeAll(() => {
  window.fetch = async () => answer();
  const user: PageUser = {
    isOnScreen: () => isOnScreen,
    isAtOwnPath: () => isOnScreen,
    exceeds: (what) => void exceeded.push(what),
    isRefused: () => void (refusals += 1),
  };
  limitUse('guide', user);
});
beforeEach(() => {
  [exceeded, refusals, isOnScreen] = [[], 0, true];
  answer = () => Response.json({});
});

const graphqlAnswer = (body: object) =>
  Object.defineProperty(Response.json(body), 'url', { value: 'https://site/graphql?hash=1' });

test('an answer that only administrators get is a refusal of the remote on the screen', async () => {
  answer = () => graphqlAnswer({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  await fetch('/graphql');

  await waitFor(() => expect(refusals).toBe(1));
});

test('the hundred and first request in ten seconds is not sent', async () => {
  const sending = Array.from({ length: 110 }, () => fetch('/api/region'));
  const refused = (await Promise.allSettled(sending)).filter(({ status }) => status === 'rejected');

  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(new Set(exceeded)).toEqual(new Set(['used more than 100 requests in ten seconds']));
  isOnScreen = false;
  expect((await fetch('/api/region')).ok).toBe(true);
});

test('navigations by code are limited, and what the visitor does is not', () => {
  const length = () => window.history.length;
  const before = length();
  for (let each = 0; each < 30; each++) history.pushState(null, '', `/guide?each=${each}`);

  expect(length() - before).toBe(20);
  expect(exceeded).toContain('used more than 20 navigations in ten seconds');
});

test('cookies cannot be read or set', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.cookie = 'lock=out';

  expect(document.cookie).toBe('');
  expect(warn).toHaveBeenCalledWith('Remotes have no cookies.');
  warn.mockRestore();
});
