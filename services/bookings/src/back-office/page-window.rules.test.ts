import { pageWindow } from './page-window.rules.ts';

test.each([
  [1, 10, 95, { offset: 0, limit: 10, fromTheEnd: false }],
  [5, 10, 95, { offset: 40, limit: 10, fromTheEnd: false }],
  [6, 10, 95, { offset: 35, limit: 10, fromTheEnd: true }],
  [10, 10, 95, { offset: 0, limit: 5, fromTheEnd: true }],
  [1, 10, 0, { offset: 0, limit: 0, fromTheEnd: false }],
  [1, 10, 3, { offset: 0, limit: 3, fromTheEnd: false }],
])('page %i of %i a page of %i things', (page, size, totalItems, window) => {
  expect(pageWindow(page, size, totalItems)).toEqual(window);
});

test.each([0, 1, 9, 10, 11, 37])(
  'the pages of %i things together hold each of them once',
  (total) => {
    const things = Array.from({ length: total }, (_, index) => index);

    const pages = Array.from({ length: Math.max(1, Math.ceil(total / 4)) }, (_, index) => {
      const { offset, limit, fromTheEnd } = pageWindow(index + 1, 4, total);
      const read = fromTheEnd ? things.toReversed() : things;
      const found = read.slice(offset, offset + limit);
      return fromTheEnd ? found.toReversed() : found;
    });

    expect(pages.flat()).toEqual(things);
  },
);
