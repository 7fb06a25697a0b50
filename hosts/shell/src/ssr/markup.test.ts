import { Markup } from './markup.ts';

test('markup is encoded in the order of its pieces', () => {
  const pieces = ['<p>', '£1 – “two”', 'x'.repeat(5000), '✈️', '</p>'];
  const markup = new Markup();

  for (const piece of pieces) markup.write(piece);

  expect(`${Buffer.from(markup.bytes())}`).toBe(pieces.join(''));
});

test('markup that is too long is refused', () => {
  const markup = new Markup();

  expect(() => {
    for (let nth = 0; nth < 200; nth += 1) markup.write('x'.repeat(10_000));
  }).toThrow('too long');
});
