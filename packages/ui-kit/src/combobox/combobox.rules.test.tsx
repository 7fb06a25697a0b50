import { moveActive } from './combobox.rules.ts';
import { listPlace } from './list-place.rules.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['x', 1, 1],
])('%s from %i of three options goes to %i', (key, active, next) => {
  expect(moveActive(key, active, 3)).toBe(next);
});

const phone = { width: 390, height: 844, top: 0 };
test('a list opens below its input, at least as wide as the input', () => {
  expect(listPlace({ top: 200, bottom: 248, left: 16, width: 358 }, phone)).toEqual({
    left: '16px',
    width: '358px',
    top: '252px',
    maxHeight: '320px',
    translate: 'none',
  });
});

test('with a keyboard in the way it opens above', () => {
  const place = listPlace(
    { top: 400, bottom: 448, left: 16, width: 358 },
    { ...phone, height: 500 },
  );

  expect(place).toMatchObject({ top: '396px', translate: '0 -100%', maxHeight: '320px' });
});

test('a narrow input at the right edge keeps its list inside the window', () => {
  expect(listPlace({ top: 100, bottom: 148, left: 250, width: 120 }, phone)).toMatchObject({
    left: '94px',
    width: '288px',
  });
});
