import { Pagination, ProblemPanel } from '@larkfare/ui-kit';
import { AdminPage, EmptyList } from '../../page/admin-page.tsx';
import { useQueryState } from '../../query-state/use-query-state.ts';
import { RecordTable, RecordTableShapes } from '../../record-table/record-table.tsx';
import { AreaLinks } from './area-links.tsx';
import { areaOf } from './areas.ts';
import { changeColumns } from './change-columns.tsx';
import { useChanges } from './use-changes.ts';

/** /admin/changes: who wrote what and when, an area at a time. */
export function ChangesPage() {
  const { query, page, setPage } = useQueryState();
  const area = areaOf(query.get('area'));
  const { changes, hasFailed, isLoading, retry } = useChanges(area, page);
  return (
    <AdminPage
      title="Changes"
      lead="Everything that administrators wrote, the latest first: who, when, what, and from what to what."
    >
      <AreaLinks current={area} />
      {hasFailed && <ProblemPanel title="The changes could not be read." onRetry={retry} />}
      {!changes && isLoading && <RecordTableShapes label="Loading changes" />}
      {!hasFailed && changes?.items.length === 0 && (
        <EmptyList>
          <p>Nothing has been changed here yet.</p>
        </EmptyList>
      )}
      {!hasFailed && changes && changes.items.length > 0 && (
        <>
          <RecordTable
            caption={`Changes: ${area.name}`}
            columns={changeColumns}
            rows={changes.items}
            rowKey={({ id }) => id}
            isBusy={isLoading}
          />
          <Pagination page={changes.page} totalPages={changes.totalPages} onPage={setPage} />
        </>
      )}
    </AdminPage>
  );
}
