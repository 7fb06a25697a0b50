import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { passMs, renderHome } from './render-home.tsx';
import { forgetSearchPopUp } from './use-search-pop-up.ts';

const popUp = () => screen.queryByRole('dialog', { name: 'Search flights' });

const scrollToPlace = (y: number) => {
  window.scrollY = y;
  fireEvent.scroll(window);
};
afterEach(() => {
  window.scrollY = 0;
});

describe('the search pop-up', () => {
  test('opens automatically after 3.5 seconds', async () => {
    await renderHome();

    await passMs(3499);
    expect(popUp()).toBeNull();

    await passMs(1);
    expect(popUp()).toBeTruthy();
    expect(screen.getByText('The search form')).toBeTruthy();
  });

  test('fetches its form just before it opens, and not for a busy visitor', async () => {
    const soon = jest.fn();
    await renderHome(undefined, soon);
    await passMs(3000);
    expect(soon).not.toHaveBeenCalled();
    await passMs(499);
    expect(soon).toHaveBeenCalledTimes(1);
    cleanup();
    forgetSearchPopUp();

    await renderHome(undefined, soon);
    fireEvent.keyDown(window);
    await passMs(10_000);

    expect(soon).toHaveBeenCalledTimes(1);
  });

  test('opens automatically once a session', async () => {
    const { page } = await renderHome();
    await passMs(3500);
    page.unmount();

    await renderHome();
    await passMs(10_000);

    expect(popUp()).toBeNull();
  });

  test('never takes the focus from a field in use', async () => {
    await renderHome();
    act(() => screen.getByLabelText('Elsewhere').focus());

    await passMs(10_000);

    expect(popUp()).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
  });

  test.each([
    ['scrolled', () => scrollToPlace(400)],
    ['clicked', fireEvent.pointerDown],
    ['pressed a key', fireEvent.keyDown],
  ])('stays closed for a visitor who has %s', async (_how, interact) => {
    await renderHome();
    await passMs(1000);
    interact(window);

    await passMs(10_000);

    expect(popUp()).toBeNull();
  });

  test('opens after a navigation scrolled to the top of the page', async () => {
    await renderHome();
    scrollToPlace(0);

    await passMs(3500);

    expect(popUp()).toBeTruthy();
  });

  test('leaves a visitor alone who is reading an open tile', async () => {
    await renderHome();
    await passMs(100);
    fireEvent.click(screen.getByRole('button', { name: /Dubai/ }));

    await passMs(10_000);

    expect(popUp()).toBeNull();
  });

  test('opens by the Search Flights button, and is closed and not opened again', async () => {
    await renderHome();

    fireEvent.click(screen.getByRole('button', { name: 'Search Flights' }));
    expect(popUp()).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await passMs(10_000);
    expect(popUp()).toBeNull();
  });
});
