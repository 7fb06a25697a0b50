import { Button, Checkbox, Stack } from '@larkfare/ui-kit';
import { AirlineFilter } from './airline-filter.tsx';
import type { FiltersFragment } from './filters.generated.ts';
import { filterCount, noFilters } from './filters.rules.ts';
import styles from './filters.module.css';
import { PriceFilter } from './price-filter.tsx';
import type { PagedSearch, SearchChange } from '@larkfare/travellers';

export type FiltersProps = {
  search: PagedSearch;
  onChange: (change: SearchChange) => void;
  /** Where the pop-up around them has a title, they need no heading. */
  hasHeading?: boolean;
  /** Absent until the first answer is there. */
  offers?: FiltersFragment;
  /** There is no answer, and none is coming. */
  hasFailed: boolean;
};

/** The filters of the list: price, stops, airlines. */
export function Filters({ search, onChange, offers, hasFailed, hasHeading = true }: FiltersProps) {
  return (
    <Stack gap={5}>
      <div className={styles.head}>
        {hasHeading && <h2 className={styles.heading}>Filters</h2>}
        {filterCount(search) > 0 && (
          <Button tone="plain" onClick={() => onChange(noFilters)}>
            Clear all
          </Button>
        )}
      </div>
      <PriceFilter
        bounds={search}
        onBounds={onChange}
        lowestPence={offers?.lowestPricePence ?? undefined}
        highestPence={(!offers?.isTotalCapped && offers?.highestPricePence) || undefined}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Stops</legend>
        <Checkbox checked={search.directOnly} onChecked={(directOnly) => onChange({ directOnly })}>
          Direct flights only
        </Checkbox>
      </fieldset>
      <AirlineFilter
        chosen={search.airlines}
        choices={offers?.airlines}
        hasFailed={hasFailed}
        isCapped={offers?.isTotalCapped ?? false}
        onChosen={(airlines) => onChange({ airlines })}
      />
    </Stack>
  );
}
