import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NoticeRegion } from './notice-region.tsx';
import { useNotices } from './use-notices.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function Page() {
  const { notices, notify, dismiss } = useNotices();
  return (
    <>
      <button onClick={() => notify.success('Booking made successfully!')}>Succeed</button>
      <button onClick={() => notify.error('Failed to make Booking. Please try again')}>Fail</button>
      <NoticeRegion notices={notices} onDismiss={dismiss} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('the live region is there before the first notice, and polite', () => {
  render(<Page />);

  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
});

test('a success disappears after 3 seconds and no sooner', () => {
  render(<Page />);
  press('Succeed');

  pass(2999);
  expect(shown()).toEqual(['Booking made successfully!']);

  pass(1);
  expect(shown()).toEqual([]);
});

test.each([
  ['the pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('a success waits while %s is on it', (_name, enter, leave) => {
  render(<Page />);
  press('Succeed');
  pass(2000);

  enter(screen.getByRole('listitem'));
  pass(60_000);
  expect(shown()).toHaveLength(1);

  leave(screen.getByRole('listitem'));
  pass(3000);
  expect(shown()).toEqual([]);
});

test('an error stays until it is dismissed', () => {
  render(<Page />);
  press('Fail');

  pass(600_000);
  expect(shown()).toEqual(['Failed to make Booking. Please try again']);

  press('Dismiss this notice');
  expect(shown()).toEqual([]);
});

test('a success replaces an earlier error', () => {
  render(<Page />);
  press('Fail');

  press('Succeed');

  expect(shown()).toEqual(['Booking made successfully!']);
});

test('a repeated notice replaces the first', () => {
  render(<Page />);

  press('Fail');
  press('Fail');

  expect(shown()).toHaveLength(1);
});
