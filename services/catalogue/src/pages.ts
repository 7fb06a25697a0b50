import { existingPage, type PageOf, type PageRequest, totalPages } from '@larkfare/service-kit';

interface PageShape {
  /** What the conditions refer to, each as `name AS (…)`. */
  with?: readonly string[];
  /** What is selected, each column under its field's name. */
  columns: string;
  /** The listed table and the name it has in the other parts; its key is `id`. */
  table: string;
  as: string;
  /** What has to be joined for the conditions. */
  join?: string;
  where: readonly string[];
  /** It ends in what is unique, so that no two pages show the same row. */
  order: string;
}

/**
 * One statement that gives a page and how many rows there are in all; a page past the last is the last.
 * The page is chosen first and its rows are read then, so that an index alone can do the choosing.
 */
export function pageStatement(shape: PageShape): string {
  const { columns, table, as, join = '', order } = shape;
  const where = shape.where.join(' AND ') || 'true';
  const fitting = `FROM ${table} ${as} ${join} WHERE ${where}`;
  const counted = `counted AS (SELECT count(*)::int AS total ${fitting})`;
  return `
  WITH ${[...(shape.with ?? []), counted].join(', ')}
  SELECT total AS "totalItems", page.*
  FROM counted
  LEFT JOIN LATERAL (
    SELECT ${columns}
    FROM (
      SELECT ${as}.id ${fitting} ORDER BY ${order}
      LIMIT :size::int
      OFFSET (least(:page::bigint, greatest(ceil(total / :size::numeric), 1)) - 1) * :size::int
    ) chosen
    JOIN ${table} ${as} ON ${as}.id = chosen.id
    ORDER BY ${order}
  ) page ON true`;
}

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

/** Of more words the last ones count as one, as they stand. */
const wordsAtMost = 4;

/** What was typed, word by word, as parameters; nothing in the catalogue has a longer name. */
export function searchedWords(typed: string): Record<string, string> {
  const words = typed.slice(0, 200).replaceAll('\0', ' ').trim().split(/\s+/).filter(Boolean);
  const last = words.splice(wordsAtMost - 1).join(' ');
  return Object.fromEntries([...words, last].filter(Boolean).map((word, n) => [`word${n}`, word]));
}

/** The pattern of one of those words, worked out once for a statement; what folds to nothing fits nothing. */
export const patternOf = (word: string): string =>
  `(SELECT '%' || nullif(folded(:${word}::text), '') || '%')`;
