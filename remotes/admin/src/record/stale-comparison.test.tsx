import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaleComparison } from './stale-comparison.tsx';

test('both values are side by side, and either can be kept', async () => {
  const keepMine = jest.fn();
  const takeTheirs = jest.fn();
  render(
    <StaleComparison
      message="Someone else has changed Lisbon since you opened it."
      fields={[{ label: 'Name', theirs: 'Lisboa', yours: 'Lisbon' }]}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
    />,
  );

  const panel = screen.getByRole('alert', { name: 'Someone else has changed this' });
  expect(document.activeElement).toBe(panel);
  expect(
    within(panel)
      .getAllByRole('row')
      .map((row) => Array.from(row.children, (cell) => cell.textContent)),
  ).toEqual([
    ['Field', 'Saved now', 'Yours'],
    ['Name', 'Lisboa', 'Lisbon'],
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect([keepMine.mock.calls.length, takeTheirs.mock.calls.length]).toEqual([1, 1]);
});
