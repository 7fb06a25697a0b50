import { query } from '@larkfare/data-kit/database';
import { type Condition } from '@larkfare/data-kit/paging';
import { columnsOf, type RecordEntity, type RecordType } from '@larkfare/data-kit/records';
import { badInput } from '@larkfare/server-kit/executor';
import { isId } from '@larkfare/text-rules';
import { Field, ID, ObjectType } from 'type-graphql';
import { type DataSource } from 'typeorm';
import { type CsvColumns, toCsv } from './csv.ts';

@ObjectType({ description: 'A piece of a list as CSV text, formulas neutralised.' })
export class ExportPiece {
  @Field(() => String)
  text!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The cursor of the next piece; absent at the end.',
  })
  next!: string | null;
}

/** Small enough not to delay other requests. */
const rowsAPiece = { csv: 1_000, items: 500 };

/** The rows after `after` as CSV; the first piece brings the header. */
export async function exportPiece<Row extends RecordEntity>(
  db: DataSource,
  type: RecordType<Row>,
  condition: Required<Condition>,
  columns: CsvColumns<Row>,
  after: string | null | undefined,
): Promise<ExportPiece> {
  const { items, next } = await rowsAfter(db, type, condition, after, rowsAPiece.csv);
  return { text: toCsv(columns, items, { withHeader: after == null }), next };
}

/**
 * The rows after `after` in the list's order: the newest first. Neither the moment nor the id of a row ever changes, so
 * no row comes twice, whatever is added, edited or deleted meanwhile.
 */
export async function rowsAfter<Row extends RecordEntity>(
  db: DataSource,
  type: RecordType<Row>,
  { sql, parameters }: Required<Condition>,
  after: string | null | undefined,
  size = rowsAPiece.items,
): Promise<{ items: Row[]; next: string | null }> {
  const rows = await query<Row & { moment: string }>(
    db,
    `SELECT ${columnsOf(db, type, 'record')}, created_at::text AS moment
     FROM ${db.getMetadata(type).tableName} record
     WHERE ${sql} AND ${after == null ? 'true' : '(created_at, id) < (:moment::timestamptz, :id::uuid)'}
     ORDER BY created_at DESC, id DESC LIMIT :rows`,
    { ...parameters, ...(after == null ? {} : toPlace(after)), rows: size + 1 },
  );
  const items = rows.slice(0, size).map((row) => Object.assign(new type(), row));
  const last = rows.length > size ? rows[size - 1] : undefined;
  return { items, next: last ? `${last.moment}|${last.id}` : null };
}

const moments = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/;

/** Reads the place in the list where a piece ended. */
function toPlace(after: string): { moment: string; id: string } {
  const [moment = '', id = ''] = after.split('|');
  if (!moments.test(moment) || !isId(id))
    throw badInput('The export continues from a place it gave.');
  return { moment, id };
}
