import {
  channelTitle,
  validFirst,
  mayActivate,
  mayShare,
  notesInWords,
  percentInWords,
  presenceInWords,
  rollbackChoices,
  shareOf,
  sizeInWords,
  versionIn,
} from './remotes.rules.ts';
import { placeFixture, remoteFixture, tokenFixture } from './remote-fixtures.ts';

test('a remote has a version in a channel, or none', () => {
  const { live } = remoteFixture();

  expect(versionIn({ live }, 'production')).toBe('1.0.0');
  expect(versionIn({ live }, 'preview')).toBeUndefined();
});

test('a version is tried by a share of the visitors while the others have another', () => {
  const tried = remoteFixture({
    live: [placeFixture({ trial: { version: '1.1.0', share: 10 } })],
  });

  expect(shareOf(tried, 'production', '1.1.0')).toBe(10);
  expect(shareOf(tried, 'production', '1.0.0')).toBeUndefined();
  expect(shareOf(tried, 'preview', '1.1.0')).toBeUndefined();
  expect(presenceInWords(tried, 'production')).toBe('has 1.0.0, and 1.1.0 for 10% of visitors');
  expect(presenceInWords(remoteFixture(), 'production')).toBe('has 1.0.0');
  expect(presenceInWords(remoteFixture(), 'preview')).toBe('does not have it');
});

test('a first version goes to all, because there is nothing for the others', () => {
  expect(mayShare(remoteFixture(), 'production', '1.1.0')).toBe(true);
  expect(mayShare(remoteFixture(), 'production', '1.0.0')).toBe(false);
  expect(mayShare(remoteFixture(), 'preview', '1.1.0')).toBe(false);
});

test('a locked channel takes no activation', () => {
  expect(mayActivate({ lockedReason: null })).toBe(true);
  expect(mayActivate({ lockedReason: 'Bank holiday' })).toBe(false);
});

test('a rollback never goes to what is live already', () => {
  const versions = [{ version: '1.2.0' }, { version: '1.1.0' }, { version: '1.0.0' }];

  expect(rollbackChoices(versions, '1.1.0')).toEqual(['1.2.0', '1.0.0']);
  expect(rollbackChoices(versions, undefined)).toEqual(['1.2.0', '1.1.0', '1.0.0']);
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [12_345, '12.3 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1.0 MB'],
  [1_240_000, '1.2 MB'],
])('%d bytes are shown as %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

test.each([
  [0, '0%'],
  [0.04, 'under 0.1%'],
  [0.4, '0.4%'],
  [20, '20%'],
  [33.333, '33.3%'],
])('%d of 100 are shown as %s', (percent, words) => {
  expect(percentInWords(percent)).toBe(words);
});

test('a channel’s name begins a heading', () => {
  expect(channelTitle('production')).toBe('Production');
});

test('revoked tokens come last, and otherwise the order stays', () => {
  const tokens = [
    tokenFixture({ id: 'a', revokedAt: '2026-11-20T10:00:00Z' }),
    tokenFixture({ id: 'b' }),
    tokenFixture({ id: 'c' }),
  ];

  expect(validFirst(tokens).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('a gate that could not run is shown as a sentence, and a passed one is not', () => {
  const gates = [
    { gate: 'routes', problems: [] },
    { gate: 'mount', problems: [], note: 'not run: no browser is installed' },
  ];

  expect(notesInWords(gates)).toEqual(['mount: not run: no browser is installed']);
});
