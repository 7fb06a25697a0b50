import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaleComparison } from './stale-comparison.tsx';

test('both versions stand side by side, what differs is said, and either can be kept', async () => {
  const keepMine = jest.fn();
  const takeTheirs = jest.fn();
  render(
    <StaleComparison
      message="Somebody else changed Lisbon since you opened it."
      fields={[
        { label: 'Name', theirs: 'Lisboa', yours: 'Lisbon' },
        { label: 'Country', theirs: 'Portugal', yours: 'Portugal' },
      ]}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
    />,
  );

  const panel = screen.getByRole('alert', { name: 'Somebody else changed this' });
  expect(document.activeElement).toBe(panel);
  expect(
    within(panel)
      .getAllByRole('row')
      .map((row) => Array.from(row.children, (cell) => cell.textContent)),
  ).toEqual([
    ['Field', 'Saved now', 'Yours'],
    ['Name (different)', 'Lisboa', 'Lisbon'],
    ['Country', 'Portugal', 'Portugal'],
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect([keepMine.mock.calls.length, takeTheirs.mock.calls.length]).toEqual([1, 1]);
});
