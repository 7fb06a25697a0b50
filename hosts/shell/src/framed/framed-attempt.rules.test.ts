import { firstAttempt, nextAttempt } from './framed-attempt.rules.ts';

const build = (id: string) => ({
  id,
  base: `/_r/guide/${id}/`,
  entry: 'remote.js',
  container: 'remote_guide',
  chunkGlobal: 'chunks',
  integrity: {},
});
const live = { build: build('b'), version: '1.1.0' };
const backed = { ...live, before: { version: '1.0.0', paths: [], build: build('a') } };

test('the live version is tried first, then the one before, then nothing', () => {
  const first = firstAttempt(backed, null);
  const second = first && nextAttempt(backed, first);

  expect(first).toMatchObject({ version: '1.1.0', isStandIn: false });
  expect(second).toMatchObject({ version: '1.0.0', isStandIn: true });
  expect(second && nextAttempt(backed, second)).toBeUndefined();
});

test('a version whose screen broke in this tab is not tried there again', () => {
  expect(firstAttempt(backed, 'b')).toMatchObject({ version: '1.0.0' });
  expect(firstAttempt(live, 'b')).toBeUndefined();
});

test('without its files there is only the version before', () => {
  expect(firstAttempt({ before: backed.before }, null)).toMatchObject({ version: '1.0.0' });
  expect(firstAttempt({}, null)).toBeUndefined();
});
