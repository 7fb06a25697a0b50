import { useState } from 'react';
import { Button, Icon, Pagination, ProblemPanel } from '@larkfare/ui-kit';
import Plus from 'lucide-react/icons/plus';
import { AdminPage, EmptyList } from '../../page/admin-page.tsx';
import { useQueryState } from '../../query-state/use-query-state.ts';
import { LocationFilters } from './location-filters.tsx';
import { LocationPopUp } from './location-pop-up.tsx';
import { LocationTiles, TileShapes } from './location-tiles.tsx';
import { countryNameOf, locationsTitle } from './locations.rules.ts';
import { useCountryChoices } from './use-country-choices.ts';
import { useLocations, type ManagedLocation } from './use-locations.ts';

/** /admin/locations: where visitors fly to, of one country or of all. */
export function LocationsPage() {
  const { query, page, setPage } = useQueryState();
  const countryId = query.get('countryId') ?? '';
  const search = query.get('search') ?? '';
  const countries = useCountryChoices();
  const countryName = countryNameOf(countryId, countries, query.get('countryName'));
  const locations = useLocations({ query: search, countryId, page });
  const { found, problem, isLoading, refresh } = locations;
  const [popUp, setPopUp] = useState<{ isOpen: boolean; edited?: ManagedLocation }>({
    isOpen: false,
  });

  return (
    <AdminPage
      title={locationsTitle(countryName)}
      lead="Where visitors fly to. A location can be deleted once it has no airports."
      actions={
        <Button tone="brand" onClick={() => setPopUp({ isOpen: true })}>
          <Icon shape={Plus} size={18} /> Add location
        </Button>
      }
    >
      <LocationFilters
        countryId={countryId}
        countryName={countryName}
        countries={countries}
        count={found?.totalItems}
      />
      {problem && (
        <ProblemPanel title={problem} onRetry={() => void refresh()} isRetrying={isLoading} />
      )}
      {!found && isLoading && <TileShapes />}
      {found?.items.length === 0 && (
        <EmptyList>
          {search || countryId
            ? 'No locations match. Try another name or country.'
            : 'No locations yet. Add the first one.'}
        </EmptyList>
      )}
      {found && (
        <>
          <LocationTiles
            {...locations}
            locations={found.items}
            onEdit={(edited) => setPopUp({ isOpen: true, edited })}
          />
          <Pagination page={found.page} totalPages={found.totalPages} onPage={setPage} />
        </>
      )}
      <LocationPopUp
        {...locations}
        {...popUp}
        countryId={countryId}
        countries={countries}
        onClose={() => setPopUp((now) => ({ ...now, isOpen: false }))}
      />
    </AdminPage>
  );
}
