import { jest } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { NoticeRegion } from './notice-region.tsx';
import { useNotices } from './use-notices.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function Page({ path = '/search' }: { path?: string }) {
  const { notices, notify, dismiss } = useNotices(path);
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

test('a success disappears after 3 seconds and no sooner (§9)', () => {
  render(<Page />);
  press('Succeed');

  pass(2999);
  expect(shown()).toEqual(['Booking made successfully!']);

  pass(1);
  expect(shown()).toEqual([]);
});

/** jsdom has no pointer events with a type. */
const movePointer = (pointerType: string) => (element: Element) =>
  fireEvent(element, Object.assign(createEvent.pointerMove(element), { pointerType }));

test.each([
  ['the pointer', movePointer('mouse'), fireEvent.pointerLeave],
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

test.each([
  ['under a resting pointer', fireEvent.pointerEnter],
  ['under a finger', (notice: Element) => fireEvent.pointerMove(notice, { pointerType: 'touch' })],
])('a success that appears %s disappears after 3 seconds', (_name, enter) => {
  render(<Page />);
  press('Succeed');

  enter(screen.getByRole('listitem'));
  pass(3000);

  expect(shown()).toEqual([]);
});

test.each([
  ['/deals', []],
  ['/error', ['Failed to make Booking. Please try again']],
])('an error that was shown before %s leaves %j there', (path, texts) => {
  const { rerender } = render(<Page />);
  press('Fail');

  rerender(<Page path={path} />);

  expect(shown()).toEqual(texts);
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
