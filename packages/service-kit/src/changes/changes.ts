import { type DataSource } from 'typeorm';
import { query } from '../database/query.ts';
import { existingPage, type PageOf, type PageRequest, totalPages } from '../graphql/page.rules.ts';
import { type Change, type ChangeFilterInput } from './change.input.ts';
import { changedFields, type Columns, idsIn } from './change.rules.ts';

type Row = Omit<Change, 'fields' | 'name'> & { before: Columns | null; after: Columns | null };

/** What records are called, by their ids. */
export type RecordNames = (db: DataSource, ids: string[]) => Promise<Map<string, string>>;

const wanted = `strpos(lower(changed_by), lower(:changedBy)) > 0
  AND (:subject::text IS NULL OR subject = :subject)
  AND (:from::date IS NULL OR at >= :from::date::timestamp AT TIME ZONE 'Europe/London')
  AND (:to::date IS NULL OR at < (:to::date + 1)::timestamp AT TIME ZONE 'Europe/London')`;

/** One page of what administrators wrote, the latest first. */
export async function changesOf(
  db: DataSource,
  { changedBy, subject = null, from = null, to = null }: ChangeFilterInput,
  request: PageRequest,
  recordNames: RecordNames,
): Promise<PageOf<Change>> {
  const parameters = { changedBy: changedBy.trim(), subject, from, to };
  const [{ totalItems = 0 } = {}] = await query<{ totalItems: number }>(
    db,
    `SELECT count(*)::int AS "totalItems" FROM changes WHERE ${wanted}`,
    parameters,
  );
  const page = existingPage(request, totalItems);
  const rows = await query<Row>(
    db,
    `SELECT id::text, at, changed_by AS "changedBy", subject, subject_id AS "subjectId", action, label, before, after
     FROM changes WHERE ${wanted} ORDER BY changes.id DESC LIMIT :size OFFSET :offset`,
    { ...parameters, size: request.size, offset: (page - 1) * request.size },
  );
  const names = await recordNames(db, rows.flatMap(idsIn));
  return {
    items: rows.map(({ before, after, ...change }) => ({
      ...change,
      name: names.get(change.subjectId) ?? null,
      fields: changedFields(before, after, names),
    })),
    page,
    totalPages: totalPages(totalItems, request.size),
    totalItems,
  };
}
