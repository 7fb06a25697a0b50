import { SearchForm } from '../../query-state/search-form.tsx';
import { useQueryState } from '../../query-state/use-query-state.ts';
import { CellField } from '../../saving/cell-field.tsx';
import styles from './location-filters.module.css';
import type { CountryChoice } from './use-country-choices.ts';

type LocationFiltersProps = {
  countryId: string;
  countryName: string | undefined;
  countries: readonly CountryChoice[];
  /** How many locations match. */
  count: number | undefined;
};

/** Which locations are listed: by a part of their name, and by country. Both stand in the address. */
export function LocationFilters({
  countryId,
  countryName,
  countries,
  count,
}: LocationFiltersProps) {
  const { change } = useQueryState();
  // A link may come before the list of countries, or name a country that is gone.
  const isListed = !countryId || countries.some(({ id }) => id === countryId);
  const nameOf = (wanted: string) => countries.find(({ id }) => id === wanted)?.name;
  return (
    <div className={styles.filters}>
      <SearchForm label="Search by name" name="search" className={styles.search} />
      <CellField label="Country" className={styles.country}>
        {(wiring) => (
          <select
            {...wiring}
            name="countryId"
            value={countryId}
            onChange={({ target: { value } }) =>
              change({ countryId: value, countryName: nameOf(value) })
            }
          >
            <option value="">All Countries</option>
            {!isListed && <option value={countryId}>{countryName ?? 'Unknown country'}</option>}
            {countries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </CellField>
      <p role="status" className={styles.count}>
        {count !== undefined && `${count} ${count === 1 ? 'location' : 'locations'}`}
      </p>
    </div>
  );
}
