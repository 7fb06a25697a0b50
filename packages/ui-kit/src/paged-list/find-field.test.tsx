import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindField } from './paged-list.tsx';

/** The field with another text in the address. */
function setup() {
  const onText = jest.fn();
  const field = (text: string) => (
    <FindField label="Find a place" placeholder="" text={text} onText={onText} />
  );
  const { rerender } = render(field(''));
  return { onText, shows: (text: string) => rerender(field(text)) };
}

const shown = () => screen.getByRole<HTMLInputElement>('searchbox').value;

test('an address that follows late takes nothing away that was typed meanwhile', async () => {
  const { shows } = setup();

  await userEvent.type(screen.getByRole('searchbox'), 'Man');
  shows('M');
  expect(shown()).toBe('Man');
  shows('Man');
  expect(shown()).toBe('Man');

  shows('');
  expect(shown()).toBe('');
});

test('the address has the text at once when the field is left', async () => {
  const { onText, shows } = setup();

  await userEvent.type(screen.getByRole('searchbox'), 'M');
  await userEvent.tab();

  expect(onText.mock.calls).toEqual([
    ['M', { replace: true, flushSync: false }],
    ['M', { replace: true, flushSync: true }],
  ]);
  shows('M');
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  expect(onText).toHaveBeenCalledTimes(2);
});
