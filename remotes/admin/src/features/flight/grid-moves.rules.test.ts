import { afterEnter, afterTab, movedBy } from './grid-moves.rules.ts';
import { oneCell } from './price-grid.rules.ts';

const at = (row: number, column: number) => ({ row, column });
const stroke = (key: string, { shiftKey = false, ctrlKey = false } = {}) => ({
  key,
  shiftKey,
  ctrlKey,
});

test.each([
  ['ArrowDown', at(5, 1), at(6, 1)],
  ['ArrowUp', at(5, 1), at(4, 1)],
  ['ArrowLeft', at(5, 1), at(5, 0)],
  ['ArrowRight', at(5, 1), at(5, 2)],
  ['ArrowUp', at(0, 1), at(0, 1)],
  ['ArrowDown', at(11, 1), at(11, 1)],
  ['ArrowRight', at(5, 3), at(5, 3)],
  ['Home', at(5, 2), at(5, 0)],
  ['End', at(5, 2), at(5, 3)],
  ['PageDown', at(5, 2), at(11, 2)],
  ['PageUp', at(5, 2), at(0, 2)],
])('%s from %j leads to %j', (key, from, to) => {
  expect(movedBy(stroke(key), oneCell(from))).toEqual(oneCell(to));
});

test('with Ctrl the arrows, Home and End go as far as there is', () => {
  const ctrl = { ctrlKey: true };

  expect(movedBy(stroke('ArrowDown', ctrl), oneCell(at(5, 2)))).toEqual(oneCell(at(11, 2)));
  expect(movedBy(stroke('Home', ctrl), oneCell(at(5, 2)))).toEqual(oneCell(at(0, 0)));
  expect(movedBy(stroke('End', ctrl), oneCell(at(5, 2)))).toEqual(oneCell(at(11, 3)));
});

test('with Shift the other corner stays', () => {
  expect(movedBy(stroke('ArrowDown', { shiftKey: true }), oneCell(at(5, 2)))).toEqual({
    anchor: at(5, 2),
    active: at(6, 2),
  });
});

test('other keys move nothing', () => {
  expect(movedBy(stroke('x'), oneCell(at(0, 0)))).toBeUndefined();
});

test('Enter goes down and Shift+Enter up, and both stay at the ends', () => {
  expect([afterEnter(at(5, 2), false), afterEnter(at(11, 2), false)]).toEqual([
    at(6, 2),
    at(11, 2),
  ]);
  expect([afterEnter(at(5, 2), true), afterEnter(at(0, 2), true)]).toEqual([at(4, 2), at(0, 2)]);
});

test('Tab goes along the rows and leaves the table at its ends', () => {
  expect([afterTab(at(5, 2), false), afterTab(at(5, 3), false)]).toEqual([at(5, 3), at(6, 0)]);
  expect([afterTab(at(5, 0), true), afterTab(at(5, 1), true)]).toEqual([at(4, 3), at(5, 0)]);
  expect([afterTab(at(11, 3), false), afterTab(at(0, 0), true)]).toEqual([undefined, undefined]);
});
