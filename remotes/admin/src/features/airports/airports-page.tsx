import { Pagination, ProblemPanel } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { AdminPage, EmptyList } from '../../page/admin-page.tsx';
import { SearchForm } from '../../query-state/search-form.tsx';
import { useQueryState } from '../../query-state/use-query-state.ts';
import { RecordTableShapes } from '../../record-table/record-table.tsx';
import { AddAirport } from './add-airport.tsx';
import { AirportTable } from './airport-table.tsx';
import styles from './airports-page.module.css';
import { airportsTitle } from './airports.rules.ts';
import { useAirports } from './use-airports.ts';
import { useFilteredLocation } from './use-location-choices.ts';

/** /admin/airports: the airports, of one location or of all, 50 to a page. */
export function AirportsPage() {
  const { query, page, setPage } = useQueryState();
  const locationId = query.get('locationId') ?? '';
  const search = query.get('search') ?? '';
  const location = useFilteredLocation(locationId);
  const airports = useAirports({ query: search, locationId, page });
  const { found, problem, isLoading, refresh } = airports;

  return (
    <AdminPage
      title={airportsTitle(location?.name)}
      lead="An airport can be deleted only while no flight uses it."
    >
      {/* Made anew with the filter: whose airport a new one is hangs on it. */}
      <AddAirport key={location?.id} create={airports.create} location={location} />
      <div className={styles.filters}>
        <SearchForm
          label="Search by name, code or location"
          name="search"
          className={styles.search}
        />
        {locationId && <Link to="/admin/airports">Show the airports of all locations</Link>}
        <p role="status" className={styles.count}>
          {found && `${found.totalItems} ${found.totalItems === 1 ? 'airport' : 'airports'}`}
        </p>
      </div>
      {problem && (
        <ProblemPanel title={problem} onRetry={() => void refresh()} isRetrying={isLoading} />
      )}
      {!found && isLoading && <RecordTableShapes label="Loading airports" rows={12} />}
      {found?.items.length === 0 && (
        <EmptyList>
          {search ? `No airport matches “${search}”.` : 'No airports yet. Add the first one above.'}
        </EmptyList>
      )}
      {found && found.items.length > 0 && (
        <>
          <AirportTable
            key={`${locationId} ${search} ${found.page}`}
            {...airports}
            airports={found.items}
          />
          <Pagination page={found.page} totalPages={found.totalPages} onPage={setPage} />
        </>
      )}
    </AdminPage>
  );
}
