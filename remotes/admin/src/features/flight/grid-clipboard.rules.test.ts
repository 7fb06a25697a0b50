import { pasted, toBlock, toClipboard } from './grid-clipboard.rules.ts';
import { oneCell, toGrid } from './price-grid.rules.ts';

const empty = toGrid([]);
const at = (row: number, column: number) => oneCell({ row, column });

test('a block from a spreadsheet fills from the selected cell on, signs and commas read (§2)', () => {
  const { grid, selection, left } = pasted(empty, at(1, 0), '£1,234.50\t10\r\n99\t\r\n');

  expect(grid[1]).toEqual(['1234.50', '10.00', '', '']);
  expect(grid[2]).toEqual(['99.00', '', '', '']);
  expect(left).toBe(0);
  expect(selection).toEqual({ anchor: { row: 2, column: 1 }, active: { row: 1, column: 0 } });
});

test('a single value fills the whole selection', () => {
  const selection = { anchor: { row: 0, column: 2 }, active: { row: 2, column: 2 } };

  const { grid } = pasted(empty, selection, '£200');

  expect(grid.map((texts) => texts[2]).slice(0, 4)).toEqual(['200.00', '200.00', '200.00', '']);
});

test('what has no place in the table is counted', () => {
  const { grid, left } = pasted(empty, at(11, 3), '1\t2\n3\t4');

  expect(grid[11]).toEqual(['', '', '', '1.00']);
  expect(left).toBe(3);
});

test('headings and months of a whole table are no prices; the months say which rows are meant', () => {
  const sheet = 'Month\tOne-Way\tDisc OW\nMar\t100\t5\nApril\t110\t6';

  const { grid } = pasted(empty, at(0, 0), sheet);

  expect(grid[0]).toEqual(['', '', '', '']);
  expect(grid[2]).toEqual(['100.00', '5.00', '', '']);
  expect(grid[3]).toEqual(['110.00', '6.00', '', '']);
});

test('what cannot be read stays where it was pasted, to be corrected', () => {
  expect(pasted(empty, at(0, 0), '12\tn/a').grid[0]).toEqual(['12.00', 'n/a', '', '']);
});

test('what is copied can be pasted again', () => {
  const { grid } = pasted(empty, at(3, 1), '1\t2\n3\t4');
  const range = { top: 3, left: 1, bottom: 4, right: 2 };

  expect(toClipboard(grid, range)).toBe('1.00\t2.00\n3.00\t4.00');
  expect(pasted(empty, at(3, 1), toClipboard(grid, range)).grid).toEqual(grid);
});

test.each([
  ['a\tb', [['a', 'b']]],
  ['"a"\tb\n', [['a', 'b']]],
  ['1\r2', [['1'], ['2']]],
  ['', [['']]],
])('the clipboard’s %j is the block %j', (text, block) => {
  expect(toBlock(text)).toEqual(block);
});
