import { type DataSource } from 'typeorm';
import { type PageOf, type PageRequest } from '../paging/page.rules.ts';
import { onLondonDays } from '../paging/on-london-days.ts';
import { readPage } from '../paging/read-page.ts';
import { type Change, type ChangeFilterInput } from './change.input.ts';
import { changedFields, type Columns, idsIn } from './change.rules.ts';

type Row = Omit<Change, 'fields' | 'name'> & { before: Columns | null; after: Columns | null };

/** The names of records, by their ids. */
export type RecordNames = (db: DataSource, ids: string[]) => Promise<Map<string, string>>;

/** One page of what administrators wrote, the latest first. */
export async function changesOf(
  db: DataSource,
  { changedBy, subject, from, to }: ChangeFilterInput,
  request: PageRequest,
  recordNames: RecordNames,
): Promise<PageOf<Change>> {
  const page = await readPage<Row>(
    db,
    {
      columns: `changes.id::text, at, changed_by AS "changedBy", subject, subject_id AS "subjectId", action, label, before, after`,
      from: 'changes',
      where: [
        {
          sql: 'strpos(lower(changed_by), lower(:changedBy)) > 0',
          parameters: { changedBy: changedBy.trim() },
        },
        subject == null ? undefined : { sql: 'subject = :subject', parameters: { subject } },
        ...onLondonDays('at', { from, to }),
      ],
      orderBy: ['changes.id'],
      isNewestFirst: true,
    },
    request,
  );
  const names = await recordNames(db, page.items.flatMap(idsIn));
  return {
    ...page,
    items: page.items.map(({ before, after, ...change }) => ({
      ...change,
      name: names.get(change.subjectId) ?? null,
      fields: changedFields(before, after, names),
    })),
  };
}
