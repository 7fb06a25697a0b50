import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { installBrowserParts } from '../testing/index.ts';
import { closeAnimationMs, Dialog } from './dialog.tsx';

beforeEach(() => {
  installBrowserParts();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function Screen({ hasOpener = true }: { hasOpener?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h1>Flights</h1>
      {hasOpener && <button onClick={() => setIsOpen(true)}>Open</button>}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Search flights">
        <input aria-label="From" defaultValue="" />
      </Dialog>
    </>
  );
}

function opened() {
  const { rerender } = render(<Screen />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return { rerender, opener, dialog: screen.getByRole('dialog', { name: 'Search flights' }) };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('opening moves the focus to the heading, not into a field', () => {
  opened();

  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Search flights' }));
});

test('Close leaves for 300 ms and gives the focus back (§4, §9)', () => {
  const { opener } = opened();

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(closeAnimationMs).toBe(300);
  pass(299);
  screen.getByRole('dialog');
  pass(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('the heading of the page takes the focus when what opened the pop-up was removed', () => {
  const { rerender } = opened();

  rerender(<Screen hasOpener={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  pass(closeAnimationMs + 1);

  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Flights' }));
});

test('a pop-up that opened without a focused element leaves the focus and the page where they were', () => {
  render(<Screen />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  pass(closeAnimationMs + 1);

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test('Escape closes like Close does', () => {
  const { dialog } = opened();

  const escape = new Event('cancel', { cancelable: true });
  act(() => void dialog.dispatchEvent(escape));

  expect(escape.defaultPrevented).toBe(true);
  pass(301);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with reduced motion it goes at once', () => {
  installBrowserParts({ matching: ['(prefers-reduced-motion: reduce)'] });
  opened();

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  pass(1);
  pass(1);

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('its content is rendered again each time it opens', () => {
  const { opener } = opened();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: 'London' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  pass(301);

  fireEvent.click(opener);

  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('');
});

test.each([
  ['while it leaves', 299],
  ['in the moment in which it is closed, before the page hears of that', 300],
])('requested again %s, it opens again and stays', (_when, afterMs) => {
  const { opener } = opened();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: 'London' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  pass(afterMs);

  fireEvent.click(opener);
  pass(301);

  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('');
});
