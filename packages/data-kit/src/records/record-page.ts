import { type DataSource } from 'typeorm';
import { type PageRequest } from '../paging/page.rules.ts';
import { type CountedPage, type List, readPage } from '../paging/read-page.ts';
import { type RecordEntity } from './record.entity.ts';
import { type RecordType } from './records.ts';

/** An entity's columns under its fields' names, dates as text. */
export const columnsOf = (db: DataSource, type: RecordType, alias: string): string =>
  db
    .getMetadata(type)
    .columns.map(
      ({ databaseName, propertyName, type: columnType }) =>
        `${alias}."${databaseName}"${columnType === 'date' ? '::text' : ''} AS "${propertyName}"`,
    )
    .join(', ');

/** One page of records; the alias of their table is `record`. */
export async function recordPage<Row extends RecordEntity>(
  db: DataSource,
  type: RecordType<Row>,
  list: Omit<List, 'columns' | 'from'>,
  request: PageRequest,
): Promise<CountedPage<Row>> {
  const { tableName } = db.getMetadata(type);
  const page = await readPage<Row>(
    db,
    { ...list, columns: columnsOf(db, type, 'record'), from: `${tableName} record` },
    request,
  );
  return { ...page, items: page.items.map((row) => Object.assign(new type(), row)) };
}
