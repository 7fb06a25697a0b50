/** Which rows to read for a page, and from which end of the list. */
export interface PageWindow {
  offset: number;
  limit: number;
  fromTheEnd: boolean;
}

/** Pages of the second half are counted off from the end, so that the last page costs no more than the first. */
export function pageWindow(page: number, size: number, totalItems: number): PageWindow {
  const offset = (page - 1) * size;
  const limit = Math.max(0, Math.min(size, totalItems - offset));
  if (offset <= totalItems / 2) return { offset, limit, fromTheEnd: false };
  return { offset: totalItems - offset - limit, limit, fromTheEnd: true };
}
