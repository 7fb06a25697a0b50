import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './field.tsx';
import { NumberInput } from './number-input.tsx';
import { Segmented } from './segmented.tsx';
import { TextAreaField } from './text-field.tsx';

test('a field wires its label, hint and problem to the control', () => {
  render(
    <Field
      label="Email"
      hint="We never share it."
      problem="Enter your email address"
      note="optional"
    >
      {(control) => <input {...control} />}
    </Field>,
  );

  const input = screen.getByRole('textbox', { name: 'Email (optional)' });
  const describedBy = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy.map((id) => document.getElementById(id)?.textContent?.trim())).toEqual([
    'We never share it.',
    'Enter your email address',
  ]);
});

test('a valid field shows no problem', () => {
  render(<Field label="Email">{(control) => <input {...control} />}</Field>);

  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('a long text counts the characters that are left', async () => {
  const Details = () => {
    const [text, setText] = useState('a'.repeat(1799));
    return <TextAreaField label="Details" maxLength={2000} value={text} onValue={setText} />;
  };
  render(<Details />);
  expect(screen.getByRole('status').textContent).toBe('');

  await userEvent.type(screen.getByRole('textbox', { name: 'Details' }), 'b');

  expect(screen.getByRole('status').textContent).toBe('200 characters left');
});

test('arrow keys change a number within its limits', async () => {
  const Price = () => {
    const [price, setPrice] = useState('1,234.50');
    return <NumberInput aria-label="Price" value={price} onValue={setPrice} min={0} step={0.01} />;
  };
  render(<Price />);
  const price = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Price' });

  await userEvent.type(price, '{ArrowUp}');
  expect(price.value).toBe('1234.51');
  expect(price.getAttribute('aria-valuenow')).toBe('1234.51');

  await userEvent.clear(price);
  await userEvent.type(price, '{ArrowDown}');
  expect(price.value).toBe('0.00');
});

test('an ambiguous number stays as it was pasted', async () => {
  const Price = () => {
    const [price, setPrice] = useState('');
    return <NumberInput aria-label="Price" value={price} onValue={setPrice} step={0.01} />;
  };
  render(<Price />);
  const price = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Price' });

  await userEvent.click(price);
  await userEvent.paste('1250,50');
  await userEvent.keyboard('{ArrowUp}');

  expect(price.value).toBe('1250,50');
  expect(price.hasAttribute('aria-valuenow')).toBe(false);
});

test('one of a few is a group of radio buttons', async () => {
  const Choice = () => {
    const [value, setValue] = useState<'call' | 'email'>('call');
    return (
      <Segmented
        legend="Contact preference"
        name="preference"
        value={value}
        onValue={setValue}
        options={[
          { value: 'call', label: 'Call' },
          { value: 'email', label: 'Email' },
        ]}
      />
    );
  };
  render(<Choice />);

  screen.getByRole('group', { name: 'Contact preference' });
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }));

  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Email' }).checked).toBe(true);
});
