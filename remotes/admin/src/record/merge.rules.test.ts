import { changesSentence, merged } from './merge.rules.ts';

const base = { name: 'Lisbon', country: 'Portugal', image: 'a.webp' };

test('a field that only one of two people changed keeps that change (§4)', () => {
  const theirs = { ...base, country: 'Spain' };
  const yours = { ...base, name: 'Lisboa' };

  for (const winner of ['theirs', 'yours'] as const)
    expect(merged(base, theirs, yours, winner)).toEqual({
      name: 'Lisboa',
      country: 'Spain',
      image: 'a.webp',
    });
});

test('a field that both changed has the winner’s value; the others are merged', () => {
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

test.each([
  [[['Adults', '2', '9']], 'Since you opened it, Adults 2 → 9 was changed.'],
  [
    [
      ['Adults', '2', '9'],
      ['Notes', '', 'Paid'],
    ],
    'Since you opened it, Adults 2 → 9 and Notes none → Paid were changed.',
  ],
  [
    [['Notes', 'x'.repeat(61), '']],
    `Since you opened it, Notes ${'x'.repeat(60)}… → none was changed.`,
  ],
  [
    Array.from({ length: 10 }, (_, price) => [`Price ${price}`, '1', '2']),
    `Since you opened it, ${Array.from({ length: 8 }, (_, price) => `Price ${price} 1 → 2`).join(', ')} and 2 more were changed.`,
  ],
])('another person’s changes %j are a sentence', (fields, sentence) => {
  const changes = fields.map(([label = '', yours = '', theirs = '']) => ({ label, yours, theirs }));
  expect(changesSentence(changes)).toBe(sentence);
});
