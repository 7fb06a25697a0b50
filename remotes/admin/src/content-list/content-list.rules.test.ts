import {
  canMove,
  changed,
  entryKeys,
  move,
  placeNow,
  type ListChange,
} from './content-list.rules.ts';

const seen = ['a', 'b', 'c'];

test.each<[string, ListChange<string>, string[]]>([
  ['a new entry comes last', { kind: 'add', entry: 'd' }, ['a', 'b', 'c', 'd']],
  ['an entry is replaced in its place', { kind: 'replace', index: 1, entry: 'B' }, ['a', 'B', 'c']],
  ['an entry is taken out', { kind: 'remove', index: 0 }, ['b', 'c']],
  ['an entry goes up', { kind: 'move', index: 2, by: -1 }, ['a', 'c', 'b']],
  ['an entry goes down', { kind: 'move', index: 0, by: 1 }, ['b', 'a', 'c']],
])('%s', (_, change, expected) => {
  expect(changed(seen, change, seen)).toEqual(expected);
});

test.each([
  [0, -1, false],
  [0, 1, true],
  [2, 1, false],
  [3, -1, false],
] as const)('the entry at %i can move by %i: %s', (index, by, expected) => {
  expect(canMove(seen, index, by)).toBe(expected);
  if (!expected) expect(move(seen, index, by)).toEqual(seen);
});

describe('on top of a list that somebody else has changed', () => {
  test.each<[string, ListChange<string>, string[], string[]]>([
    [
      'what they put before it moves the entry that is replaced',
      { kind: 'replace', index: 1, entry: 'B' },
      ['x', 'a', 'b', 'c'],
      ['x', 'a', 'B', 'c'],
    ],
    [
      'the entry that they rewrote is the one that is replaced',
      { kind: 'replace', index: 1, entry: 'B' },
      ['a', 'theirs', 'c'],
      ['a', 'B', 'c'],
    ],
    [
      'the entry that they deleted comes back, and takes no other one’s place',
      { kind: 'replace', index: 1, entry: 'B' },
      ['a', 'c'],
      ['a', 'B', 'c'],
    ],
    [
      'what they moved is deleted where it is now',
      { kind: 'remove', index: 0 },
      ['b', 'c', 'a'],
      ['b', 'c'],
    ],
    [
      'what they deleted is not deleted twice',
      { kind: 'remove', index: 1 },
      ['a', 'c'],
      ['a', 'c'],
    ],
    ['what they deleted is not moved', { kind: 'move', index: 1, by: -1 }, ['a', 'c'], ['a', 'c']],
    ['their new entry stays before mine', { kind: 'add', entry: 'd' }, ['a', 'x'], ['a', 'x', 'd']],
  ])('%s', (_, change, theirs, expected) => {
    expect(changed(theirs, change, seen)).toEqual(expected);
  });
});

test('of two entries with the same words the one in the same place is meant', () => {
  expect(placeNow(['a', 'a', 'b'], ['a', 'a', 'b'], 1)).toBe(1);
});

test('each entry has a key of its own, which goes with its words', () => {
  const keys = entryKeys(['a', 'b', 'a']);

  expect(new Set(keys).size).toBe(3);
  expect(entryKeys(['b', 'a', 'a'])).toEqual([keys[1], keys[0], keys[2]]);
});
