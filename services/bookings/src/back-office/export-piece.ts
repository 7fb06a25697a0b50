import { badInput, query } from '@larkfare/service-kit';
import { isId } from '@larkfare/text-rules';
import { type DataSource, type ObjectType } from 'typeorm';
import { type CsvColumns, toCsv } from './csv.ts';
import { type ExportPiece } from './export-piece.input.ts';
import { type Condition, rowsOf } from './list-page.ts';

/** Small enough to be made without holding up anybody else. */
const rowsAPiece = 1_000;

/**
 * The rows after `after` as CSV, in the list's order: the newest first; the first piece brings the header. Neither the
 * moment nor the id of a row ever changes, so what is added, edited or deleted meanwhile makes no row come twice.
 */
export async function exportPiece<Row extends { id: string }>(
  db: DataSource,
  entity: ObjectType<Row>,
  { sql, parameters }: Condition,
  columns: CsvColumns<Row>,
  after: string | null | undefined,
): Promise<ExportPiece> {
  const found = await query<{ id: string; moment: string }>(
    db,
    `SELECT id, created_at::text AS moment FROM ${db.getMetadata(entity).tableName}
     WHERE ${sql} AND ${after == null ? 'true' : '(created_at, id) < (:moment::timestamptz, :id::uuid)'}
     ORDER BY created_at DESC, id DESC LIMIT :rows`,
    { ...parameters, ...(after == null ? {} : toPlace(after)), rows: rowsAPiece + 1 },
  );
  const piece = found.slice(0, rowsAPiece);
  const last = piece.at(-1);
  return {
    text: toCsv(columns, await rowsOf(db, entity, piece), { withHeader: after == null }),
    next: last && found.length > rowsAPiece ? `${last.moment}|${last.id}` : null,
  };
}

const moments = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/;

/** Where in the list a piece ended. */
function toPlace(after: string): { moment: string; id: string } {
  const [moment = '', id = ''] = after.split('|');
  if (!moments.test(moment) || !isId(id))
    throw badInput('The export goes on from a place it gave.');
  return { moment, id };
}
