import {
  cellProblem,
  cleared,
  filledDown,
  gridProblems,
  textAt,
  toGrid,
  toMonthlyPrices,
  withText,
  type Grid,
} from './price-grid.rules.ts';

const empty = toGrid([]);
const column = (grid: Grid, index: number) => grid.map((texts) => texts[index]);
const range = (top: number, left: number, bottom = top, right = left) => ({
  top,
  left,
  bottom,
  right,
});

test('prices are laid out by month, and a saving of nothing is an empty cell', () => {
  const grid = toGrid([
    {
      __typename: 'MonthlyPrice',
      month: 3,
      oneWayPence: 12345,
      oneWaySavingPence: 0,
      roundTripPence: null,
      roundTripSavingPence: 0,
    },
  ]);

  expect(grid).toHaveLength(12);
  expect(grid[2]).toEqual(['123.45', '', '', '']);
  expect(grid[0]).toEqual(['', '', '', '']);
});

test('what is saved are the months with a price, in pence; no price and a price of 0 are not offered', () => {
  const grid = [
    [{ row: 0, column: 0 }, '£1,234.50'],
    [{ row: 0, column: 1 }, '10'],
    [{ row: 5, column: 2 }, '99.9'],
    [{ row: 6, column: 0 }, '0'],
  ] as const;
  const filled = grid.reduce<Grid>((before, [cell, text]) => withText(before, cell, text), empty);

  expect(toMonthlyPrices(filled)).toEqual([
    {
      month: 1,
      oneWayPence: 123450,
      oneWaySavingPence: 1000,
      roundTripPence: null,
      roundTripSavingPence: 0,
    },
    {
      month: 6,
      oneWayPence: null,
      oneWaySavingPence: 0,
      roundTripPence: 9990,
      roundTripSavingPence: 0,
    },
  ]);
});

test('what is typed is tidied; what cannot be read stays to be corrected', () => {
  expect(textAt(withText(empty, { row: 1, column: 2 }, ' £1,000 '), { row: 1, column: 2 })).toBe(
    '1000.00',
  );
  expect(textAt(withText(empty, { row: 1, column: 2 }, 'abc'), { row: 1, column: 2 })).toBe('abc');
});

test.each([
  ['abc', 'Enter pounds from 0 to 100,000, such as 149.50.'],
  ['-1', 'Enter pounds from 0 to 100,000, such as 149.50.'],
  ['100001', 'Enter pounds from 0 to 100,000, such as 149.50.'],
  ['149.50', undefined],
  ['', undefined],
])('a price of %j (§5)', (text, message) => {
  const cell = { row: 0, column: 0 };

  expect(cellProblem(withText(empty, cell, text), cell)).toBe(message);
});

test('a discount needs a price beside it', () => {
  const alone = withText(empty, { row: 11, column: 3 }, '20');

  expect(gridProblems(alone)).toEqual([
    {
      cell: { row: 11, column: 3 },
      message: 'December, Round-trip discount: A discount needs a price beside it.',
    },
  ]);
  expect(gridProblems(withText(alone, { row: 11, column: 2 }, '200'))).toEqual([]);
});

test('a selection is cleared, and nothing else', () => {
  const grid = filledDown(withText(empty, { row: 0, column: 0 }, '5'), range(0, 0));

  const after = cleared(grid, range(2, 0, 3, 1));

  expect(column(after, 0).map((text) => text === '')).toEqual(
    Array.from({ length: 12 }, (_, row) => row === 2 || row === 3),
  );
});

test('filling down copies the first row through the selection, and a single row to December', () => {
  const grid = withText(withText(empty, { row: 4, column: 0 }, '7'), { row: 4, column: 1 }, '1');

  expect(column(filledDown(grid, range(4, 0, 6, 1)), 0)).toEqual(
    Array.from({ length: 12 }, (_, row) => (row >= 4 && row <= 6 ? '7.00' : '')),
  );
  expect(column(filledDown(grid, range(4, 0, 4, 1)), 1)).toEqual(
    Array.from({ length: 12 }, (_, row) => (row >= 4 ? '1.00' : '')),
  );
});

test('a change that changes nothing is no step', () => {
  expect(cleared(empty, range(0, 0, 11, 3))).toBe(empty);
});
