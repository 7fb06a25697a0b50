import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pill, PillList } from './pill.tsx';

test('an empty choice is explained in the list', () => {
  render(
    <PillList label="Chosen airlines" empty="Any airline">
      {[]}
    </PillList>,
  );

  screen.getByText('Any airline');
});

test('a pill is removed with its ×', async () => {
  const onRemove = jest.fn();
  render(
    <PillList label="Chosen airlines" empty="Any airline">
      <Pill name="Emirates" onRemove={onRemove} />
    </PillList>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Remove Emirates' }));

  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Any airline')).toBeNull();
});
