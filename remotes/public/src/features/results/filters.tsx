import { Button, Dialog, Icon, Row, Stack, Text } from '@larkfare/ui-kit';
import { AirlineFilter } from './airline-filter.tsx';
import { AirportFilter } from './airport-filter.tsx';
import type { FiltersFragment } from './filters.generated.ts';
import { filterCount, noFilters } from './filters.rules.ts';
import styles from './filters.module.css';
import { DurationFilter } from './duration-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { StopsFilter } from './stops-filter.tsx';
import type { PagedSearch, SearchChange } from '@larkfare/travellers';
import { useState } from 'react';
import { counted } from '@larkfare/text-rules';
import SlidersHorizontal from '@lucide/icons/icons/sliders-horizontal';

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

/** The filters of the list: price, stops, duration, airports, airlines. */
export function Filters({ search, onChange, offers, hasFailed, hasHeading = true }: FiltersProps) {
  return (
    <Stack gap={5}>
      {(hasHeading || filterCount(search) > 0) && (
        <Row justify="between" className={styles.head}>
          {hasHeading && (
            <Text as="h2" size={2}>
              Filters
            </Text>
          )}
          {filterCount(search) > 0 && (
            <Button tone="plain" onClick={() => onChange(noFilters)}>
              Clear all
            </Button>
          )}
        </Row>
      )}
      <PriceFilter
        bounds={search}
        onBounds={onChange}
        hasRange={!offers?.isTotalCapped && !hasFailed}
        lowestPence={offers?.lowestPricePence ?? undefined}
        highestPence={(!offers?.isTotalCapped && offers?.highestPricePence) || undefined}
      />
      <StopsFilter search={search} choices={offers?.stops} onChange={onChange} />
      <DurationFilter search={search} offers={offers} onChange={onChange} />
      <AirportFilter
        legend="Departure airports"
        choices={offers?.departureAirports ?? []}
        chosen={search.departureAirports}
        onChosen={(departureAirports) => onChange({ departureAirports })}
      />
      <AirportFilter
        legend="Arrival airports"
        choices={offers?.arrivalAirports ?? []}
        chosen={search.arrivalAirports}
        onChosen={(arrivalAirports) => onChange({ arrivalAirports })}
      />
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

/** `flights` is how many the filters leave, absent while that is being found out. */
type FilterSheetProps = FiltersProps & { flights: number | undefined };

/** On a phone the filters are a sheet behind a button; the list behind it follows at once. */
export function FilterSheet({ flights, ...filters }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = filterCount(filters.search);
  return (
    <div className={styles.phoneOnly}>
      <Button className={styles.open} onClick={() => setIsOpen(true)}>
        <Icon shape={SlidersHorizontal} size={18} /> Filters{count > 0 && ` (${count})`}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Filters">
        <Filters {...filters} hasHeading={false} />
        <div className={styles.foot}>
          <Button tone="action" size="large" wide onClick={() => setIsOpen(false)}>
            Show {flights === undefined ? 'flights' : counted(flights, 'flight')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
