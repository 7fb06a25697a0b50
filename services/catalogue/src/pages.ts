import { existingPage, type PageOf, type PageRequest, totalPages } from '@larkfare/service-kit';

interface PageShape {
  /** What is selected, each column under its field's name. */
  columns: string;
  from: string;
  where: string;
  /** It ends in what is unique, so that no two pages show the same row. */
  order: string;
}

/** One statement that gives a page and how many rows there are in all; a page past the last is the last. */
export const pageStatement = ({ columns, from, where, order }: PageShape): string => `
  WITH counted AS (
    SELECT count(*)::int AS total FROM ${from} WHERE ${where}
  )
  SELECT total AS "totalItems", page.*
  FROM counted
  LEFT JOIN LATERAL (
    SELECT ${columns} FROM ${from} WHERE ${where} ORDER BY ${order}
    LIMIT :size::int
    OFFSET (least(:page::bigint, greatest(ceil(total / :size::numeric), 1)) - 1) * :size::int
  ) page ON true`;

/** What such a statement found, as a page. */
export function toPage<Item>(
  rows: readonly (Partial<Item> & { totalItems: number })[],
  request: PageRequest,
): PageOf<Item> {
  const totalItems = rows[0]?.totalItems ?? 0;
  return {
    items: totalItems ? (rows as Item[]) : [],
    page: existingPage(request, totalItems),
    totalPages: totalPages(totalItems, request.size),
    totalItems,
  };
}

/** What was typed, as PostgreSQL takes it; nothing in the catalogue has a longer name. */
export const searchable = (typed: string): string => typed.slice(0, 200).replaceAll('\0', ' ');

/** Whether every word that was typed is a part of it; a text that folds to nothing fits nothing. */
export const hasEveryWord = (searched: string): string =>
  `${searched} LIKE ALL ((SELECT array_agg('%' || word || '%') FROM string_to_table(folded(:query::text), ' ') word)::text[])`;
