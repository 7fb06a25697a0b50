import { textDiff, type DiffLine } from './text-diff.rules.ts';

/** -[…] was removed, +[…] was added. */
const inWords = (lines: readonly DiffLine[]) =>
  lines.map((line) =>
    'skipped' in line
      ? `(${line.skipped})`
      : line.runs
          .map(({ value, added, removed }) =>
            added || removed ? `${removed ? '-' : '+'}[${value}]` : value,
          )
          .join(''),
  );

test.each([
  ['one word is exchanged', 'We call you.', 'We ring you.', ['We -[call]+[ring] you.']],
  ['a line is added', 'One', 'One\nTwo', ['One', '+[Two]']],
  ['a line is removed', 'One\nTwo\nThree', 'One\nThree', ['One', '-[Two]', 'Three']],
  ['far lines are left out', 'a\nb\nc\nd\ne', 'a\nb\nc\nd\nE', ['(3)', 'd', '-[e]+[E]']],
  ['nothing was there', '', 'New', ['+[New]']],
])('%s', (_, older, newer, expected) => {
  expect(inWords(textDiff(older, newer))).toEqual(expected);
});

test('the newer text can be read from its comparison', () => {
  const older = 'Prices are shown per person.\nAsk us.\nBook by phone.';
  const newer = 'Prices are per person, in pounds.\nBook by telephone.\nAsk us!';
  const lines = textDiff(older, newer).flatMap((line) => ('runs' in line ? [line.runs] : []));
  const side = (other: 'removed' | 'added') =>
    lines
      .filter((runs) => !runs.every((run) => run[other]))
      .map((runs) => runs.flatMap((run) => (run[other] ? [] : run.value)).join(''))
      .join('\n');

  expect(side('added')).toBe(older);
  expect(side('removed')).toBe(newer);
});

test('a change in a very long text is found by what both begin and end with', () => {
  const long = Array.from({ length: 20_000 }, (_, index) => `${index}`);
  const changed = long.with(10_000, 'x');

  expect(inWords(textDiff(long.join('\n'), changed.join('\n')))).toEqual([
    '(9999)',
    '9999',
    '-[10000]+[x]',
    '10001',
    '(9998)',
  ]);
});
