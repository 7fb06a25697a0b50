import { fireEvent, render, screen } from '@testing-library/react';
import { pictureSources } from './picture-sources.rules.ts';
import { Picture } from './picture.tsx';

test('a picture of ours comes in three widths and two formats', () => {
  expect(pictureSources('/media/places/DXB')).toEqual({
    address: '/media/places/DXB-640.webp',
    avif: '/media/places/DXB-320.avif 320w, /media/places/DXB-640.avif 640w, /media/places/DXB-1280.avif 1280w',
    webp: '/media/places/DXB-320.webp 320w, /media/places/DXB-640.webp 640w, /media/places/DXB-1280.webp 1280w',
  });
});

test('a drawing is used unchanged', () => {
  expect(pictureSources('/media/airlines/aer-lingus.svg')).toEqual({
    address: '/media/airlines/aer-lingus.svg',
  });
});

test('a picture keeps its room free and loads when it comes near', () => {
  render(<Picture address="/media/places/DXB" alt="Dubai" width={210} height={315} />);

  const picture = screen.getByRole('img', { name: 'Dubai' });
  expect(picture.getAttribute('width')).toBe('210');
  expect(picture.getAttribute('height')).toBe('315');
  expect(picture.getAttribute('loading')).toBe('lazy');
});

test('a picture that fails leaves a panel of the same name, or the words given for it', () => {
  const { rerender } = render(<Picture address="/media/a" alt="Dubai" width={1} height={1} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Dubai' }).tagName).toBe('SPAN');

  rerender(<Picture address="/media/a" alt="Dubai" width={1} height={1} fallback="Dubai" />);
  expect(screen.getByText('Dubai')).toBeTruthy();
});

test('a picture that failed before the page was taken over is not left broken', () => {
  Object.defineProperty(HTMLImageElement.prototype, 'complete', {
    value: true,
    configurable: true,
  });

  render(<Picture address="/media/places/DXB" alt="Dubai" width={210} height={315} />);

  expect(screen.getByRole('img', { name: 'Dubai' }).tagName).toBe('SPAN');
});
