import { pageOf, pageRequest } from './page.rules.ts';

test.each([
  [1, 24, 1, 24],
  [0, 24, 1, 24],
  [-5, 0, 1, 1],
  [3, 1_000, 3, 100],
])('page %i of %i a page is page %i of %i', (page, size, realPage, realSize) => {
  expect(pageRequest(page, size)).toEqual({ page: realPage, size: realSize });
});

test.each([
  [1, [1, 2], 1],
  [3, [5], 3],
  [4, [5], 3], // A page past the last is the last.
  [2_147_483_647, [5], 3],
])('page %i of five things, two a page, is %p', (requested, items, page) => {
  const found = pageOf([1, 2, 3, 4, 5], { page: requested, size: 2 });

  expect(found).toEqual({ items, page, totalPages: 3, totalItems: 5 });
});

test('an empty list is one empty page', () => {
  expect(pageOf([], { page: 7, size: 20 })).toEqual({
    items: [],
    page: 1,
    totalPages: 1,
    totalItems: 0,
  });
});
