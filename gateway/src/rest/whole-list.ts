const entriesAtOnce = 100;

interface Page<Item> {
  items: Item[];
  totalPages: number;
}

/**
 * A list that old screens take whole, read page by page. What arrives or goes meanwhile shifts the pages, so that an entry
 * may be met twice: it is kept once.
 */
export async function wholeList<Item extends { id: string }>(
  read: (page: number, size: number) => Promise<Page<Item>>,
): Promise<Item[]> {
  const found = new Map<string, Item>();
  for (let page = 1, totalPages = 1; page <= totalPages; page++) {
    const answer = await read(page, entriesAtOnce);
    for (const item of answer.items) found.set(item.id, item);
    totalPages = answer.totalPages;
  }
  return [...found.values()];
}
