import { firstAttempt, isLasting, nextAttempt } from './sandbox-attempt.rules.ts';

const build = (id: string) => ({
  id,
  base: `/_r/guide/${id}/`,
  entry: 'remote.js',
  container: 'remote_guide',
  chunkGlobal: 'chunks',
  integrity: {},
});
const live = { build: build('b'), version: '1.1.0' };
const withPrevious = { ...live, previous: { version: '1.0.0', paths: [], build: build('a') } };

test('the live version is tried first, then the previous one, then nothing', () => {
  const first = firstAttempt(withPrevious, () => false);
  const second = first && nextAttempt(withPrevious, first);

  expect(first).toMatchObject({ version: '1.1.0', isPrevious: false });
  expect(second).toMatchObject({ version: '1.0.0', isPrevious: true });
  expect(second && nextAttempt(withPrevious, second)).toBeUndefined();
});

test('a version whose screen crashed in this tab is not tried there again', () => {
  expect(firstAttempt(withPrevious, (build) => build === 'b')).toMatchObject({ version: '1.0.0' });
  expect(firstAttempt(live, (build) => build === 'b')).toBeUndefined();
});

test('a remote whose files are missing has only its previous version', () => {
  expect(firstAttempt({ previous: withPrevious.previous }, () => false)).toMatchObject({
    version: '1.0.0',
  });
  expect(firstAttempt({}, () => false)).toBeUndefined();
});

test.each([
  ['crashed', true],
  ['hidden', true],
  ['hung', true],
  ['grown', true],
  ['late', false],
  ['missing', false],
  ['broken', false],
  ['slow', false],
  ['refused', false],
] as const)('a version that is %s would be so again in this tab: %s', (outcome, lasting) => {
  expect(isLasting(outcome)).toBe(lasting);
});
