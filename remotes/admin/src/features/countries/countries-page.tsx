import { ProblemPanel } from '@larkfare/ui-kit';
import { AdminPage, EmptyList } from '../../page/admin-page.tsx';
import { useQueryState } from '../../query-state/use-query-state.ts';
import { RecordTableShapes } from '../../record-table/record-table.tsx';
import { AddCountry } from './add-country.tsx';
import { CountryTable } from './country-table.tsx';
import { RegionFilter } from './region-filter.tsx';
import { useCountries } from './use-countries.ts';
import { useRegionChoices } from './use-region-choices.ts';

/** /admin/country: the countries, of one region or of all. */
export function CountriesPage() {
  const { query } = useQueryState();
  const regionId = query.get('regionId') ?? '';
  const choices = useRegionChoices();
  const countries = useCountries(regionId);
  const { problem, isLoading, refresh } = countries;
  return (
    <AdminPage
      title="Manage Countries"
      lead="Locations belong to a country. A country can be deleted once it has no locations."
    >
      {/* Made anew with the filter, so that what is added goes where one is looking. */}
      <AddCountry
        key={`add ${regionId}`}
        create={countries.create}
        regionId={regionId}
        regions={choices}
      />
      <RegionFilter regionId={regionId} regions={choices} count={countries.countries?.length} />
      {problem && (
        <ProblemPanel title={problem} onRetry={() => void refresh()} isRetrying={isLoading} />
      )}
      {!countries.countries && isLoading && <RecordTableShapes label="Loading countries" />}
      {countries.countries?.length === 0 && (
        <EmptyList>
          {regionId ? 'No countries in this region yet.' : 'No countries yet.'} Add the first one
          above.
        </EmptyList>
      )}
      {countries.countries && countries.countries.length > 0 && (
        <CountryTable
          key={`of ${regionId}`}
          {...countries}
          countries={countries.countries}
          regions={choices}
        />
      )}
    </AdminPage>
  );
}
