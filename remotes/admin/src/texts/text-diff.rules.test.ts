import { commonPlaces } from './aligned.rules.ts';
import { textDiff, type DiffLine } from './text-diff.rules.ts';
import { readableText } from './readable-text.rules.ts';

/** -[…] was taken away, +[…] was added. */
const inWords = (lines: readonly DiffLine[]) =>
  lines.map((line) =>
    'skipped' in line
      ? `(${line.skipped})`
      : line.runs
          .map(({ kind, text }) =>
            kind === 'same' ? text : `${kind === 'removed' ? '-' : '+'}[${text}]`,
          )
          .join(''),
  );

test.each([
  ['one word is exchanged', 'We call you.', 'We ring you.', ['We -[call]+[ring] you.']],
  ['a line is added', 'One', 'One\nTwo', ['One', '+[Two]']],
  ['a line is taken away', 'One\nTwo\nThree', 'One\nThree', ['One', '-[Two]', 'Three']],
  ['far lines are left out', 'a\nb\nc\nd\ne', 'a\nb\nc\nd\nE', ['(3)', 'd', '-[e]+[E]']],
  ['nothing was there', '', 'New', ['+[New]']],
])('%s', (_, older, newer, expected) => {
  expect(inWords(textDiff(older, newer))).toEqual(expected);
});

test('the newer text can be read from its comparison', () => {
  const older = 'Prices are shown per person.\nAsk us.\nBook by phone.';
  const newer = 'Prices are per person, in pounds.\nBook by telephone.\nAsk us!';
  const lines = textDiff(older, newer).flatMap((line) => ('runs' in line ? [line.runs] : []));
  const side = (kind: 'removed' | 'added') =>
    lines
      .filter((runs) => runs.some((run) => run.kind === 'same' || run.kind === kind))
      .map((runs) =>
        runs
          .filter((run) => run.kind === 'same' || run.kind === kind)
          .map(({ text }) => text)
          .join(''),
      )
      .join('\n');

  expect(side('removed')).toBe(older);
  expect(side('added')).toBe(newer);
});

test('a change in a very long text is found by what both begin and end with', () => {
  const long = Array.from({ length: 20_000 }, (_, index) => index);

  expect(commonPlaces(long, long.with(10_000, -1))).toHaveLength(19_999);
});

test('a version of a shape that is not known any more is shown as it is stored', () => {
  expect(readableText({ key: 'faq', value: { old: 'shape' } })).toContain('"old": "shape"');
});
