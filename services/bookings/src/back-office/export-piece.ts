import { badInput } from '@larkfare/service-kit';
import { type DataSource, type ObjectType } from 'typeorm';
import { isId } from '../customer/id.rules.ts';
import { type CsvColumns, toCsv } from './csv.ts';
import { type ExportPiece } from './export-piece.input.ts';
import { type Condition } from './list-page.ts';

/** Small enough to be made without holding up anybody else. */
const rowsAPiece = 1_000;

/**
 * The rows after the one with that id, as CSV, the oldest first; the first piece brings the header. Ids never change, so
 * what is added or edited meanwhile makes no row come twice.
 */
export async function exportPiece<Row extends { id: string }>(
  db: DataSource,
  entity: ObjectType<Row>,
  { sql, parameters }: Condition,
  columns: CsvColumns<Row>,
  after: string | null | undefined,
): Promise<ExportPiece> {
  if (after != null && !isId(after)) throw badInput('The export goes on from an id it gave.');
  const rows = await db
    .getRepository(entity)
    .createQueryBuilder()
    .where(sql, parameters)
    .andWhere(after == null ? 'true' : 'id > :after', { after })
    .orderBy('id')
    .limit(rowsAPiece + 1)
    .getMany();
  const piece = rows.slice(0, rowsAPiece);
  return {
    text: toCsv(columns, piece, { withHeader: after == null }),
    next: rows.length > rowsAPiece ? (piece.at(-1)?.id ?? null) : null,
  };
}
