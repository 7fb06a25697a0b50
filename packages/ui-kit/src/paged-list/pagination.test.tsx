import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './pagination.tsx';

const isDisabled = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

test('pages are turned one by one, and the current one is announced', async () => {
  const onPage = jest.fn();
  render(<Pagination page={2} totalPages={3} onPage={onPage} />);

  screen.getByText('Page 2 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));

  expect(onPage.mock.calls).toEqual([[1], [3]]);
});

test.each([
  [1, true, false],
  [3, false, true],
])('on page %i of 3 there is no way past the ends', (page, noPrevious, noNext) => {
  render(<Pagination page={page} totalPages={3} onPage={() => undefined} />);

  expect(isDisabled('Previous')).toBe(noPrevious);
  expect(isDisabled('Next')).toBe(noNext);
});

test.each([0, 1])('with %i pages there is nothing to turn (§2)', (totalPages) => {
  const { container } = render(
    <Pagination page={1} totalPages={totalPages} onPage={() => undefined} />,
  );

  expect(container.textContent).toBe('');
});
