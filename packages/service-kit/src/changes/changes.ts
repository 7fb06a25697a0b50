import { type DataSource } from 'typeorm';
import { query } from '../database/query.ts';
import { existingPage, type PageOf, type PageRequest, totalPages } from '../graphql/page.rules.ts';
import { type Change } from './change.input.ts';
import { changedFields, type Columns } from './change.rules.ts';

type Row = Omit<Change, 'fields'> & { before: Columns | null; after: Columns | null };

/** One page of what administrators wrote, the latest first. */
export async function changesOf(db: DataSource, request: PageRequest): Promise<PageOf<Change>> {
  const [{ totalItems = 0 } = {}] = await query<{ totalItems: number }>(
    db,
    'SELECT count(*)::int AS "totalItems" FROM changes',
  );
  const page = existingPage(request, totalItems);
  const rows = await query<Row>(
    db,
    `SELECT id::text, at, changed_by AS "changedBy", subject, subject_id AS "subjectId", action, label, before, after
     FROM changes ORDER BY changes.id DESC LIMIT :size OFFSET :offset`,
    { size: request.size, offset: (page - 1) * request.size },
  );
  return {
    items: rows.map(({ before, after, ...change }) => ({
      ...change,
      fields: changedFields(before, after),
    })),
    page,
    totalPages: totalPages(totalItems, request.size),
    totalItems,
  };
}
