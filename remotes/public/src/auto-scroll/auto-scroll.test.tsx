import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { installBrowserParts } from '@larkfare/ui-kit/testing';
import { AutoScroll } from './auto-scroll.tsx';

const listPx = 1000;
const viewPx = 800;
const fiveFramesMs = 80;

/** jsdom lays nothing out and watches nothing: the list is 1000 pixels long, the view 800, and all is visible. */
class SeenAtOnce {
  constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.seen([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  installBrowserParts();
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver: SeenAtOnce, ResizeObserver: SeenAtOnce });
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: HTMLElement,
  ) {
    return { width: this.tagName === 'UL' ? listPx : viewPx } as DOMRect;
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const passMs = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const realList = () => screen.getByRole('list', { name: 'cities' });
const view = () => realList().parentElement as HTMLElement;

function renderStrip({ isHeld = false } = {}) {
  return render(
    <AutoScroll
      label="cities"
      items={['Dubai', 'Lagos']}
      keyOf={(city) => city}
      pixelsPerFrame={1}
      isHeld={isHeld}
      renderItem={(city, place) => (
        <button tabIndex={place.tabIndex} onClick={place.bringOriginal}>
          {city}
        </button>
      )}
    />,
  );
}

async function movedPx() {
  const before = view().scrollLeft;
  await passMs(fiveFramesMs);
  return view().scrollLeft - before;
}

test('the list is there twice more, hidden from assistive technology and out of the Tab order', () => {
  renderStrip();

  const copies = [...view().querySelectorAll('ul[aria-hidden="true"]')];
  expect(copies).toHaveLength(2);
  expect(
    copies.flatMap((copy) => [...copy.querySelectorAll('button')]).map((tile) => tile.tabIndex),
  ).toEqual([-1, -1, -1, -1]);
  expect(screen.getAllByRole('button', { name: 'Dubai' })).toHaveLength(1);
});

test('the strip moves automatically', async () => {
  renderStrip();

  expect(await movedPx()).toBeGreaterThan(2);
});

test('the pause button stops it and starts it again', async () => {
  renderStrip();

  fireEvent.click(screen.getByRole('button', { name: 'Pause cities' }));
  expect(await movedPx()).toBe(0);

  fireEvent.click(screen.getByRole('button', { name: 'Resume cities' }));
  expect(await movedPx()).toBeGreaterThan(2);
});

test('it pauses under the pointer and resumes after it', async () => {
  renderStrip();

  // jsdom has no PointerEvent; leaving with a mouse needs no rest.
  fireEvent(view(), new MouseEvent('pointerenter'));
  expect(await movedPx()).toBe(0);

  fireEvent(view(), Object.assign(new MouseEvent('pointerleave'), { pointerType: 'mouse' }));
  await passMs(1);
  expect(await movedPx()).toBeGreaterThan(2);
});

test('it pauses while the focus is in it', async () => {
  renderStrip();

  act(() => screen.getByRole('button', { name: 'Dubai' }).focus());
  expect(await movedPx()).toBe(0);

  act(() => screen.getByRole('button', { name: 'Dubai' }).blur());
  expect(await movedPx()).toBeGreaterThan(2);
});

test('it pauses when its owner holds it', async () => {
  renderStrip({ isHeld: true });

  expect(await movedPx()).toBe(0);
});

test('a visitor who wants no motion gets one list that does not move, and nothing to pause', async () => {
  installBrowserParts({ matching: ['(prefers-reduced-motion: reduce)'] });
  renderStrip();

  expect(await movedPx()).toBe(0);
  expect(view().querySelectorAll('ul')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Pause cities' })).toBeNull();
});

test('a pressed copy brings the real tile to where the copy was', () => {
  renderStrip();
  const before = view().scrollLeft;

  const copyAfter = view().lastElementChild?.querySelector('button');
  if (copyAfter) fireEvent.click(copyAfter);

  expect(view().scrollLeft).toBe(before - listPx);
});
