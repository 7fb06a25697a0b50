import { Button, LinkBar } from '@larkfare/ui-kit';
import { useListSign } from '../../fields/use-list-sign.ts';
import { AdminPage } from '../../office/admin-page.tsx';
import { useAddressQuery } from '../../office/use-address-query.ts';
import { ListSkeleton, RecordList } from '../../list/record-list.tsx';
import { RecordTable } from '../../list/record-table.tsx';
import { useList } from '../../list/use-list.ts';
import { areaOf, areas, type Area } from './areas.ts';
import { changeColumns } from './change-columns.tsx';
import { ChangeFilterForm } from './change-filter-form.tsx';
import { isNarrowed, noFilter, toChangeFilter, toFilterInput, toQuery } from './changes.rules.ts';
import { Link } from 'react-router';

/** /admin/changes: who wrote what and when, an area at a time. */
export function Component() {
  const { query, page, change } = useAddressQuery();
  const area = areaOf(query.get('area'));
  const filter = toChangeFilter(query, area);
  const changes = useList({
    list: area.document,
    variables: { filter: toFilterInput(filter), page },
    failure: 'The changes could not be loaded.',
  });
  // The catalogue's prices are in pounds; what the office agreed has the sign of its lists.
  const listSign = useListSign();
  const sign = area.key === 'enquiries' ? listSign : '£';
  return (
    <AdminPage
      title="Changes"
      lead="Every change by administrators, latest first: who made it, when, and what it was before and after."
    >
      <AreaLinks current={area} />
      {/* Remounted when the address changes, so that Back also changes the fields. */}
      <ChangeFilterForm
        key={query.toString()}
        area={area}
        filter={filter}
        onFilter={(next) => change(toQuery(next))}
      />
      <RecordList
        records={changes}
        skeleton={<ListSkeleton label="Loading changes" />}
        empty={
          <>
            <p>{isNarrowed(filter) ? 'No changes found.' : 'Nothing has been changed here yet.'}</p>
            {isNarrowed(filter) && (
              <Button onClick={() => change(toQuery(noFilter))}>Show all changes</Button>
            )}
          </>
        }
      >
        {(rows) => (
          <RecordTable
            caption={`Changes: ${area.name}`}
            columns={changeColumns(sign)}
            rows={rows}
            rowKey={({ id }) => id}
            isBusy={changes.isLoading}
          />
        )}
      </RecordList>
    </AdminPage>
  );
}

const AreaLinks = ({ current }: { current: Area }) => (
  <LinkBar label="Areas" look="tabs">
    {areas.map((area) => (
      <Link
        key={area.key}
        to={{ search: area === areas[0] ? '' : `?area=${area.key}` }}
        aria-current={area === current ? 'page' : undefined}
      >
        {area.name}
      </Link>
    ))}
  </LinkBar>
);
