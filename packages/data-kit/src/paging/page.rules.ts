/** Maximum page size of every list. */
export const largestPage = 100;

export interface PageRequest {
  page: number;
  size: number;
}

export interface PageOf<Item> {
  items: Item[];
  page: number;
  totalPages: number;
  totalItems: number;
}

/** A page below 1 is 1, a size stays between 1 and 100. */
export const pageRequest = (page: number, size: number): PageRequest => ({
  page: Math.max(1, page),
  size: Math.min(Math.max(1, size), largestPage),
});

/** An empty list has one page, an empty one, so that "page X of Y" never reads "1 of 0". */
export const totalPages = (totalItems: number, size: number): number =>
  Math.max(1, Math.ceil(totalItems / size));

/** The requested page, or the last one. */
export const existingPage = ({ page, size }: PageRequest, totalItems: number): number =>
  Math.min(page, totalPages(totalItems, size));

/** Cuts a page out of a whole list. */
export function pageOf<Item>(all: readonly Item[], request: PageRequest): PageOf<Item> {
  const page = existingPage(request, all.length);
  return {
    items: all.slice((page - 1) * request.size, page * request.size),
    page,
    totalPages: totalPages(all.length, request.size),
    totalItems: all.length,
  };
}
