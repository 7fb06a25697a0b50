import { Button, Pagination, ProblemPanel } from '@larkfare/ui-kit';
import { useListSign } from '../../money/use-list-sign.ts';
import { AdminPage, EmptyList } from '../../page/admin-page.tsx';
import { useQueryState } from '../../query-state/use-query-state.ts';
import { RecordTable, RecordTableShapes } from '../../records/record-table.tsx';
import { AreaLinks } from './area-links.tsx';
import { areaOf } from './areas.ts';
import { changeColumns } from './change-columns.tsx';
import { ChangeFilterForm } from './change-filter-form.tsx';
import { isNarrowed, noFilter, toChangeFilter, toQuery } from './changes.rules.ts';
import { useChanges } from './use-changes.ts';

/** /admin/changes: who wrote what and when, an area at a time. */
export function ChangesPage() {
  const { query, page, setPage, change } = useQueryState();
  const area = areaOf(query.get('area'));
  const filter = toChangeFilter(query, area);
  const { changes, hasFailed, isLoading, retry } = useChanges(area, filter, page);
  // The catalogue's prices are in pounds; what the office agreed has the sign of its lists.
  const listSign = useListSign();
  const sign = area.key === 'enquiries' ? listSign : '£';
  return (
    <AdminPage
      title="Changes"
      lead="Everything that administrators wrote, the latest first: who, when, what, and from what to what."
    >
      <AreaLinks current={area} />
      {/* Made anew when the address changes, so that Back also changes what stands in the fields. */}
      <ChangeFilterForm
        key={query.toString()}
        area={area}
        filter={filter}
        onFilter={(next) => change(toQuery(next))}
      />
      {hasFailed && <ProblemPanel title="The changes could not be read." onRetry={retry} />}
      {!changes && isLoading && <RecordTableShapes label="Loading changes" />}
      {!hasFailed && changes?.items.length === 0 && (
        <EmptyList>
          <p>{isNarrowed(filter) ? 'No changes found.' : 'Nothing has been changed here yet.'}</p>
          {isNarrowed(filter) && (
            <Button onClick={() => change(toQuery(noFilter))}>Show all changes</Button>
          )}
        </EmptyList>
      )}
      {!hasFailed && changes && changes.items.length > 0 && (
        <>
          <RecordTable
            caption={`Changes: ${area.name}`}
            columns={changeColumns(sign)}
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
