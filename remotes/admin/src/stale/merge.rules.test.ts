import { merged } from './merge.rules.ts';

const base = { name: 'Lisbon', country: 'Portugal', image: 'a.webp' };

test('what only one of two people changed is taken from them', () => {
  const theirs = { ...base, country: 'Spain' };
  const yours = { ...base, name: 'Lisboa' };

  for (const winner of ['theirs', 'yours'] as const)
    expect(merged(base, theirs, yours, winner)).toEqual({
      name: 'Lisboa',
      country: 'Spain',
      image: 'a.webp',
    });
});

test('of a field that both changed the winner’s value counts, the others are merged all the same', () => {
  const theirs = { ...base, name: 'Lisboa', country: 'Spain' };
  const yours = { ...base, name: 'Lissabon', image: 'b.webp' };

  expect(merged(base, theirs, yours, 'theirs')).toEqual({
    name: 'Lisboa',
    country: 'Spain',
    image: 'b.webp',
  });
  expect(merged(base, theirs, yours, 'yours').name).toBe('Lissabon');
});

test.each([
  ['each changed another cell', [['9', '2']], [['1', '8']], [['9', '8']]],
  ['both changed the same cell', [['9', '2']], [['7', '2']], [['7', '2']]],
  ['one added a row', [['1', '2'], ['3']], [['1', '8']], [['1', '8']]],
])('a table of prices is merged cell by cell: %s', (_, theirs, yours, prices) => {
  expect(merged({ prices: [['1', '2']] }, { prices: theirs }, { prices: yours }, 'yours')).toEqual({
    prices,
  });
});

test('a value that belongs together is never mixed', () => {
  const airport = (code: string) => ({ from: { id: code, code } });

  expect(merged(airport('LHR'), airport('LGW'), airport('STN'), 'theirs')).toEqual(airport('LGW'));
});
