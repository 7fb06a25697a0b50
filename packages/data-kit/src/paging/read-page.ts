import { type DataSource, type EntityManager } from 'typeorm';
import { type Parameters, query } from '../database/query.ts';
import { existingPage, type PageOf, type PageRequest, totalPages } from './page.rules.ts';

/** A condition on rows, as SQL with named parameters. */
export interface Condition {
  sql: string;
  parameters?: Parameters;
}

export interface List {
  /** The common table expressions that the conditions use, each as `name AS (…)`. */
  with?: readonly string[];
  /** The columns, each under its field's name. */
  columns: string;
  /** The table and its alias, such as `airports a`; its key is `id`. */
  from: string;
  /** The tables that the conditions join. */
  join?: string;
  where: readonly (Condition | undefined)[];
  /** Column by column without nulls; the last one is unique, so that no two pages show the same row. */
  orderBy: readonly string[];
  /** Every column in descending order. */
  isNewestFirst?: boolean;
  /** Rows are counted up to this number, or to the end of a later page; every row by default. */
  countedAtMost?: number | undefined;
}

/** A page of a list whose rows may not all be counted. */
export interface CountedPage<Item> extends PageOf<Item> {
  /** Whether `totalItems` is the number of all rows; otherwise there are that many at least. */
  isTotalExact: boolean;
}

/** All of the conditions as one; without any, every row. */
export function allOf(conditions: readonly (Condition | undefined)[]): Required<Condition> {
  const present = conditions.filter((condition) => condition !== undefined);
  return {
    sql: present.map(({ sql }) => sql).join(' AND ') || 'true',
    parameters: Object.assign({}, ...present.map(({ parameters }) => parameters)) as Parameters,
  };
}

/**
 * One page and the number of all rows, in one statement; a page past the last is the last.
 * The ids are chosen first, so that an index alone can do it, and from the nearer end of the list: the last page costs no
 * more than the first. As an array they are looked up one by one: the planner takes a tenth of the table for a LIMIT that
 * it does not know, and would merge-join the whole primary key.
 */
export async function readPage<Item extends object>(
  db: DataSource | EntityManager,
  list: List,
  request: PageRequest,
): Promise<CountedPage<Item>> {
  const { sql, parameters } = allOf(list.where);
  const { countedAtMost } = list;
  const rows = await query<Partial<Item> & Counted>(db, pageStatement(list, sql), {
    ...parameters,
    ...request,
    ...(countedAtMost && { countedAtMost }),
  });
  const { totalItems, isTotalExact } = rows[0] ?? { totalItems: 0, isTotalExact: true };
  return {
    isTotalExact,
    items: totalItems
      ? rows.map(({ totalItems: _, isTotalExact: __, ...item }) => item as Item)
      : [],
    page: existingPage(request, totalItems),
    totalPages: totalPages(totalItems, request.size),
    totalItems,
  };
}

type Counted = Pick<CountedPage<unknown>, 'totalItems' | 'isTotalExact'>;

/** One row more than is counted shows that there are more. */
const countLimit = 'greatest(:countedAtMost::bigint, :page::bigint * :size::bigint) + 1';

function pageStatement(list: List, where: string): string {
  const { columns, from, join = '', orderBy, isNewestFirst = false, countedAtMost } = list;
  const [, alias = from] = from.split(' ');
  const ordered = (isReversed: boolean) =>
    orderBy.map((column) => `${column} ${isReversed ? 'DESC' : 'ASC'}`).join(', ');
  const matching = `FROM ${from} ${join} WHERE ${where}`;
  const ids = `SELECT ${alias}.id ${matching}`;
  const tables = [
    ...(list.with ?? []),
    countedAtMost
      ? `counted AS (
          SELECT count(*)::int AS total, count(*) < ${countLimit} AS "isExact"
          FROM (SELECT ${matching} LIMIT ${countLimit}) matching
        )`
      : `counted AS (SELECT count(*)::int AS total, true AS "isExact" ${matching})`,
    `bounds AS (
      SELECT total, "isExact", first, least(:size::int, total - first) AS size,
        "isExact" AND first > total / 2 AS "isNearEnd"
      FROM (
        SELECT total, "isExact", (least(:page::int, greatest(ceil(total / :size::numeric), 1)) - 1)::int * :size::int AS first
        FROM counted
      ) page
    )`,
  ];
  return `
  WITH ${tables.join(', ')}
  SELECT bounds.total AS "totalItems", bounds."isExact" AS "isTotalExact", page.*
  FROM bounds
  LEFT JOIN LATERAL (
    SELECT ${columns}
    FROM ${from}
    WHERE ${alias}.id = ANY (ARRAY(
      (${ids} ORDER BY ${ordered(isNewestFirst)}
       LIMIT CASE WHEN bounds."isNearEnd" THEN 0 ELSE bounds.size END OFFSET bounds.first)
      UNION ALL
      (${ids} ORDER BY ${ordered(!isNewestFirst)}
       LIMIT CASE WHEN bounds."isNearEnd" THEN bounds.size ELSE 0 END
       OFFSET bounds.total - bounds.first - bounds.size)
    ))
    ORDER BY ${ordered(isNewestFirst)}
  ) page ON true`;
}
