import {
  canMove,
  changed,
  entryKeys,
  move,
  placeNow,
  type ListChange,
} from './content-list.rules.ts';

type Entry = { text: string };
const list = (...texts: string[]): Entry[] => texts.map((text) => ({ text }));
const seen = list('a', 'b', 'c');

test.each<[string, ListChange<Entry>, Entry[]]>([
  ['a new entry comes last', { kind: 'add', entry: { text: 'd' } }, list('a', 'b', 'c', 'd')],
  [
    'an entry is replaced in its place',
    { kind: 'replace', index: 1, entry: { text: 'B' } },
    list('a', 'B', 'c'),
  ],
  ['an entry is taken out', { kind: 'remove', index: 0 }, list('b', 'c')],
  ['an entry goes up', { kind: 'move', index: 2, by: -1 }, list('a', 'c', 'b')],
  ['an entry goes down', { kind: 'move', index: 0, by: 1 }, list('b', 'a', 'c')],
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

type Question = { question: string; answer: string };
const of = (question: string, answer = 'Yes.'): Question => ({ question, answer });
const [a, b, c] = [of('a'), of('b'), of('c')];
const rewritten: ListChange<Question> = { kind: 'replace', index: 1, entry: of('B') };

describe('on top of a list that someone else has changed (§4)', () => {
  test.each<[string, ListChange<Question>, Question[], Question[]]>([
    [
      'what they put before it moves the entry that is replaced',
      rewritten,
      [of('x'), a, b, c],
      [of('x'), a, of('B'), c],
    ],
    [
      'another field of the entry that they rewrote stays theirs',
      rewritten,
      [a, of('b', 'No.'), c],
      [a, of('B', 'No.'), c],
    ],
    ['what they moved is deleted where it is now', { kind: 'remove', index: 0 }, [b, c, a], [b, c]],
    ['what they deleted is not deleted twice', { kind: 'remove', index: 1 }, [a, c], [a, c]],
    ['what they deleted is not moved', { kind: 'move', index: 1, by: -1 }, [a, c], [a, c]],
    [
      'their new entry stays before mine',
      { kind: 'add', entry: of('d') },
      [a, of('x')],
      [a, of('x'), of('d')],
    ],
  ])('%s, and nothing has to be asked', (_, change, theirs, expected) => {
    for (const winner of ['theirs', 'yours'] as const)
      expect(changed(theirs, change, [a, b, c], winner)).toEqual(expected);
  });

  test.each<[string, ListChange<Question>, Question[], Question[]]>([
    ['the same field was rewritten by both', rewritten, [a, of('theirs'), c], [a, of('B'), c]],
    [
      'they deleted it: it comes back, and takes no other one’s place',
      rewritten,
      [a, c],
      [a, of('B'), c],
    ],
    ['they rewrote what is deleted', { kind: 'remove', index: 1 }, [a, of('theirs'), c], [a, c]],
  ])('it has to be asked when %s', (_, change, theirs, mine) => {
    expect(changed(theirs, change, [a, b, c], 'yours')).toEqual(mine);
    expect(changed(theirs, change, [a, b, c], 'theirs')).toEqual(theirs);
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
