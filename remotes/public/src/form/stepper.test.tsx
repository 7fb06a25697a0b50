import { Field } from '@larkfare/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './stepper.tsx';

function Adults() {
  const [adults, setAdults] = useState(1);
  return (
    <Field label="Adults">
      {(control) => (
        <Stepper
          {...control}
          name="adults"
          noun="adults"
          min={1}
          value={adults}
          onValue={setAdults}
        />
      )}
    </Field>
  );
}

test('a count goes up and down with its buttons and never below the least', async () => {
  render(<Adults />);
  const count = screen.getByLabelText<HTMLInputElement>('Adults');

  await userEvent.click(screen.getByRole('button', { name: 'More adults' }));
  expect(count.value).toBe('2');
  await userEvent.click(screen.getByRole('button', { name: 'Fewer adults' }));

  expect(count.value).toBe('1');
  const fewer = screen.getByRole('button', { name: 'Fewer adults' });
  expect(fewer.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(fewer);
  expect(count.value).toBe('1');
});

test('a count that is typed too low becomes the least when the field is left', async () => {
  render(<Adults />);
  const count = screen.getByLabelText<HTMLInputElement>('Adults');

  await userEvent.clear(count);
  await userEvent.type(count, '0');
  expect(count.value).toBe('0');
  await userEvent.tab();

  expect(count.value).toBe('1');
});
