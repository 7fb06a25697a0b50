import {
  existingPage,
  type PageOf,
  type PageRequest,
  type Parameters,
  query,
  totalPages,
} from '@larkfare/service-kit';
import { type DataSource, type EntityTarget } from 'typeorm';
import { pageWindow } from './page-window.rules.ts';

/** A condition on a table's rows, as SQL with named parameters. */
export interface Condition {
  sql: string;
  parameters: Parameters;
}

/** All of the conditions; without any, every row. */
export const allOf = (...conditions: (Condition | undefined)[]): Condition => {
  const given = conditions.filter((condition) => condition !== undefined);
  return {
    sql: given.map(({ sql }) => sql).join(' AND ') || 'true',
    parameters: Object.assign({}, ...given.map(({ parameters }) => parameters)) as Parameters,
  };
};

/**
 * One page of a list, the newest first, in three statements however long it is: how many there are, which are on the
 * page (both read from the list's index alone), and those rows.
 */
export async function listPage<Row extends { id: string }>(
  db: DataSource,
  entity: EntityTarget<Row>,
  { sql, parameters }: Condition,
  request: PageRequest,
): Promise<PageOf<Row>> {
  const { tableName } = db.getMetadata(entity);
  const [{ totalItems = 0 } = {}] = await query<{ totalItems: number }>(
    db,
    `SELECT count(*)::int AS "totalItems" FROM ${tableName} WHERE ${sql}`,
    parameters,
  );
  const page = existingPage(request, totalItems);
  const { offset, limit, fromTheEnd } = pageWindow(page, request.size, totalItems);
  const order = fromTheEnd ? 'created_at ASC, id ASC' : 'created_at DESC, id DESC';
  const found = await query<{ id: string }>(
    db,
    `SELECT id FROM ${tableName} WHERE ${sql} ORDER BY ${order} LIMIT :limit OFFSET :offset`,
    { ...parameters, limit, offset },
  );
  const items = await rowsOf(db, entity, found);
  return { items, page, totalPages: totalPages(totalItems, request.size), totalItems };
}

/** Those rows whole, in the list's order. */
export const rowsOf = <Row extends { id: string }>(
  db: DataSource,
  entity: EntityTarget<Row>,
  found: { id: string }[],
): Promise<Row[]> =>
  db
    .getRepository(entity)
    .createQueryBuilder('kept')
    .where('kept.id = ANY(:ids)', { ids: found.map(({ id }) => id) })
    .orderBy({ 'kept.createdAt': 'DESC', 'kept.id': 'DESC' })
    .getMany();
