import { jest } from '@jest/globals';
import type { RemoteApp } from '@larkfare/remote-contract';
import { loadedApp, serveBuilds } from '../testing/served-builds.ts';
import { TimedOut } from './deadline.ts';
import { createRemotes } from './remotes.ts';

const { remoteName, requests, fileOf, remote, reported, sentReports, hold, release } =
  serveBuilds();

/** How a load ends, without waiting for it. */
function outcomeOfLoad(loading: Promise<RemoteApp>) {
  const state: { app?: string | undefined; problem?: unknown } = {};
  loading.then(
    (app) => (state.app = loadedApp(app)),
    (problem: unknown) => (state.problem = problem),
  );
  return state;
}
const causeOf = (problem: unknown) => (problem instanceof Error ? problem.cause : undefined);

test('a version that does not respond within 4 s times out, and is used when it arrives later', async () => {
  const guide = remote('works');
  const remotes = createRemotes([guide]);
  hold('b');

  const state = outcomeOfLoad(remotes.load(guide, '/guide'));
  await jest.advanceTimersByTimeAsync(3999);
  expect(state).toEqual({});
  await jest.advanceTimersByTimeAsync(1);
  expect(causeOf(state.problem)).toBeInstanceOf(TimedOut);
  expect(await sentReports()).toEqual(reported(['1.1.0', 'late']));

  release('b');
  expect(loadedApp(await remotes.load(guide, '/guide'))).toBe(`${remoteName()} b`);
  expect(requests).toEqual([fileOf('b')]);
});

test('after 4 s without an answer the previous version is loaded, while the visitor sees that the live one failed', async () => {
  const guide = remote('works', 'works');
  const remotes = createRemotes([guide]);
  hold('b');
  hold('a');

  const state = outcomeOfLoad(remotes.load(guide, '/guide'));
  await jest.advanceTimersByTimeAsync(4001);
  expect(causeOf(state.problem)).toBeInstanceOf(TimedOut);
  expect(requests).toEqual([fileOf('b'), fileOf('a')]);

  release('a');
  expect(loadedApp(await remotes.load(guide, '/guide'))).toBe(`${remoteName()} a`);
  release('b');
  expect(loadedApp(await remotes.load(guide, '/guide'))).toBe(`${remoteName()} a`);
  expect(await sentReports()).toEqual(reported(['1.1.0', 'late'], ['1.0.0', 'loaded']));
});

test('the deadline of 4 s is for both versions together', async () => {
  const guide = remote('is missing', 'works');
  hold('b');
  hold('a');

  const state = outcomeOfLoad(createRemotes([guide]).load(guide, '/guide'));
  await jest.advanceTimersByTimeAsync(3000);
  release('b');
  await jest.advanceTimersByTimeAsync(999);
  expect(state).toEqual({});
  await jest.advanceTimersByTimeAsync(1);

  expect(causeOf(state.problem)).toBeInstanceOf(TimedOut);
  expect(await sentReports()).toEqual(reported(['1.1.0', 'missing']));
});
