import {
  cellProblem,
  copiedDown,
  gridProblems,
  pasted,
  toClipboard,
  toGrid,
  toMonthlyPrices,
  withText,
  type Grid,
} from './price-table.rules.ts';

const empty = toGrid([]);
const filled = (...texts: [row: number, column: number, text: string][]) =>
  texts.reduce<Grid>((grid, [row, column, text]) => withText(grid, { row, column }, text), empty);

test('prices are laid out by month, and a saving of 0 is an empty cell', () => {
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

test('months with a price are saved in pence; a price of 0 is not offered', () => {
  const grid = filled([0, 0, '£1,234.50'], [0, 1, '10'], [5, 2, '99.9'], [6, 0, '0']);

  expect(toMonthlyPrices(grid)).toEqual([
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

test.each([
  ['abc', 'Enter pounds from 0 to 100,000, such as 149.50.'],
  ['-1', 'Enter pounds from 0 to 100,000, such as 149.50.'],
  ['100001', 'Enter pounds from 0 to 100,000, such as 149.50.'],
  ['149.50', undefined],
  ['', undefined],
])('a price of %j (§5)', (text, message) => {
  expect(cellProblem(filled([0, 0, text]), { row: 0, column: 0 })).toBe(message);
});

test('a discount needs a price beside it', () => {
  const alone = filled([11, 3, '20']);

  expect(gridProblems(alone)).toEqual([
    'December, Round-trip discount: A discount needs a price beside it.',
  ]);
  expect(gridProblems(withText(alone, { row: 11, column: 2 }, '200'))).toEqual([]);
});

test('copying down repeats a price to December in its column only', () => {
  const grid = copiedDown(filled([3, 0, '5'], [4, 0, '7'], [4, 1, '1']), { row: 4, column: 0 });

  expect(grid.map(([price]) => price)).toEqual([
    ...['', '', '', '5.00'],
    ...Array<string>(8).fill('7.00'),
  ]);
  expect(grid[5]).toEqual(['7.00', '', '', '']);
});

test.each<[string, [row: number, column: number], string, Record<number, string[]>, number]>([
  [
    'fills from the cell on, signs, commas and quotes read',
    [1, 0],
    '£1,234.50\t"10"\r\n99\t\r\n',
    { 1: ['1234.50', '10.00', '', ''], 2: ['99.00', '', '', ''] },
    0,
  ],
  ['counts values that do not fit', [11, 3], '1\t2\n3\t4', { 11: ['', '', '', '1.00'] }, 3],
  [
    'skips headings, and finds its rows by their months',
    [0, 0],
    'Month\tOne-Way\tDisc OW\nMar\t100\t5\nApril\t110\t6',
    { 0: ['', '', '', ''], 2: ['100.00', '5.00', '', ''], 3: ['110.00', '6.00', '', ''] },
    0,
  ],
  ['keeps unreadable text to be corrected', [0, 0], '12\tn/a', { 0: ['12.00', 'n/a', '', ''] }, 0],
])('a block from a spreadsheet %s (§2)', (_, [row, column], text, rows, unplaced) => {
  const result = pasted(empty, { row, column }, text);

  expect(result.grid).toMatchObject(empty.map((texts, index) => rows[index] ?? texts));
  expect(result.unplaced).toBe(unplaced);
});

test('a copied table is pasted unchanged', () => {
  const grid = filled([0, 0, '1'], [3, 3, '2'], [11, 2, '3']);

  expect(pasted(empty, { row: 0, column: 0 }, toClipboard(grid)).grid).toEqual(grid);
});
