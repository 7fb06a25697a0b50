import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import type { PriceBounds } from './price-filter.rules.ts';
import { PriceFilter } from './price-filter.tsx';

function setup(initial: PriceBounds = {}) {
  const onBounds = jest.fn<(bounds: PriceBounds) => void>();
  function Screen() {
    const [bounds, setBounds] = useState(initial);
    return (
      <PriceFilter
        bounds={bounds}
        onBounds={(next) => {
          onBounds(next);
          setBounds(next);
        }}
        lowestPence={12345}
        highestPence={98765}
      />
    );
  }
  render(<Screen />);
  return onBounds;
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const move = (name: string, value: number) =>
  fireEvent.change(thumb(name), { target: { value: String(value) } });
const amount = (name: string) => screen.getByLabelText<HTMLInputElement>(`${name} in pounds`);

test('a bound has a checkbox, and ticking it alone searches for nothing (§9)', async () => {
  const onBounds = setup();

  await userEvent.click(box('Minimum price'));

  expect(box('Minimum price').checked).toBe(true);
  expect(amount('Minimum price').getAttribute('aria-valuemin')).toBe('1');
  expect(onBounds).not.toHaveBeenCalled();
});

test('typing switches its bound on, which counts when the field is left', async () => {
  const onBounds = setup();

  await userEvent.type(amount('Minimum price'), '250');
  expect([box('Minimum price').checked, box('Maximum price').checked]).toEqual([true, false]);
  expect(onBounds).not.toHaveBeenCalled();
  await userEvent.tab();

  expect(onBounds.mock.calls).toEqual([[{ minPrice: 250, maxPrice: undefined }]]);
});

test('a field that is left empty switches its bound off', async () => {
  const onBounds = setup();

  await userEvent.type(amount('Minimum price'), '2{Backspace}');
  await userEvent.tab();

  expect(box('Minimum price').checked).toBe(false);
  expect(onBounds).not.toHaveBeenCalled();
});

test('a bound counts on Enter, once, and the field keeps the focus', async () => {
  const onBounds = setup();

  await userEvent.type(amount('Maximum price'), '900{Enter}');
  expect(document.activeElement).toBe(amount('Maximum price'));
  await userEvent.tab();

  expect(onBounds.mock.calls).toEqual([[{ minPrice: undefined, maxPrice: 900 }]]);
});

test('input out of bounds is corrected in the field', async () => {
  const onBounds = setup({ minPrice: 1 });

  await userEvent.clear(amount('Minimum price'));
  await userEvent.type(amount('Minimum price'), '0{Enter}');

  expect(amount('Minimum price').value).toBe('1');
  expect(onBounds).not.toHaveBeenCalled();
});

test('an ambiguous price is refused at its field and searches for nothing', async () => {
  const onBounds = setup();
  await userEvent.click(box('Maximum price'));

  await userEvent.type(amount('Maximum price'), '1250,50{Enter}');

  expect(amount('Maximum price').value).toBe('1250,50');
  screen.getByText('Enter an amount in pounds, such as 250');
  expect(onBounds).not.toHaveBeenCalled();

  await userEvent.clear(amount('Maximum price'));
  await userEvent.type(amount('Maximum price'), '£1,234.50{Enter}');
  expect(amount('Maximum price').value).toBe('1234');
  expect(onBounds).toHaveBeenLastCalledWith({ minPrice: undefined, maxPrice: 1234 });
});

test('a maximum below the minimum pulls the minimum just below it', async () => {
  const onBounds = setup({ minPrice: 300, maxPrice: 900 });

  await userEvent.clear(amount('Maximum price'));
  await userEvent.type(amount('Maximum price'), '200{Enter}');

  expect(onBounds).toHaveBeenLastCalledWith({ minPrice: 199, maxPrice: 200 });
  expect(amount('Minimum price').value).toBe('199');
});

test('unticking clears that bound and searches again (§4)', async () => {
  const onBounds = setup({ minPrice: 300, maxPrice: 900 });

  await userEvent.click(box('Minimum price'));

  expect(onBounds.mock.calls).toEqual([[{ minPrice: undefined, maxPrice: 900 }]]);
  expect(amount('Minimum price').value).toBe('');
});

test('it shows which prices there are', () => {
  setup();

  screen.getByText('From £123.45 to £987.65 in this search');
});

test('a minimum that gives way shows what it has become, also when the screen follows later (§5)', async () => {
  function Screen() {
    const [bounds, setBounds] = useState<PriceBounds>({ minPrice: 1, maxPrice: 120 });
    return (
      // The router moves in a transition.
      <PriceFilter bounds={bounds} onBounds={(next) => startTransition(() => setBounds(next))} />
    );
  }
  render(<Screen />);

  await userEvent.clear(amount('Minimum price'));
  await userEvent.type(amount('Minimum price'), '100{Enter}');
  await userEvent.clear(amount('Maximum price'));
  await userEvent.type(amount('Maximum price'), '80');
  await userEvent.tab();

  expect(amount('Minimum price').value).toBe('79');
  expect(amount('Maximum price').value).toBe('80');
});

test('a dragged thumb switches its bound on and counts once it is released', () => {
  const onBounds = setup();

  move('Maximum price', 500);
  move('Maximum price', 400);
  expect([box('Maximum price').checked, amount('Maximum price').value]).toEqual([true, '400']);
  expect(onBounds).not.toHaveBeenCalled();
  fireEvent.pointerUp(thumb('Maximum price'));
  fireEvent.blur(thumb('Maximum price'));

  expect(onBounds.mock.calls).toEqual([[{ minPrice: undefined, maxPrice: 400 }]]);
});

test('a thumb that rests counts without being released', async () => {
  const onBounds = setup({ maxPrice: 600 });

  move('Minimum price', 200);
  move('Minimum price', 250);

  await waitFor(() => expect(onBounds.mock.calls).toEqual([[{ minPrice: 250, maxPrice: 600 }]]));
});

test('a typed price moves its thumb, whose range it never leaves', async () => {
  setup();

  await userEvent.type(amount('Minimum price'), '250');
  expect(thumb('Minimum price').value).toBe('250');
  await userEvent.type(amount('Minimum price'), '000');

  expect(thumb('Minimum price').value).toBe('988');
  expect(thumb('Minimum price').getAttribute('aria-valuetext')).toBe('£988');
});

test('a thumb at its own end bounds nothing', () => {
  const onBounds = setup({ minPrice: 300, maxPrice: 900 });

  move('Maximum price', 988);
  fireEvent.pointerUp(thumb('Maximum price'));

  expect(onBounds.mock.calls).toEqual([[{ minPrice: 300, maxPrice: undefined }]]);
  expect(box('Maximum price').checked).toBe(false);
});
