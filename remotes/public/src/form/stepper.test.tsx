import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TravellerFields } from './traveller-fields.tsx';

function Party() {
  const [party, setParty] = useState({ adults: 1, children: 0, infants: 0 });
  const change = (changed: Partial<typeof party>) => setParty({ ...party, ...changed });
  return <TravellerFields travellers={party} problems={{}} onChange={change} />;
}

test('a count goes up and down with its buttons and never below the least', async () => {
  render(<Party />);
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
  render(<Party />);
  const count = screen.getByLabelText<HTMLInputElement>('Adults');

  await userEvent.clear(count);
  await userEvent.type(count, '0');
  expect(count.value).toBe('0');
  await userEvent.tab();

  expect(count.value).toBe('1');
});
