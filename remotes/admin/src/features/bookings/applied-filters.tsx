import { toEnGb } from '@larkfare/london-dates';
import { Pill, PillList } from '@larkfare/ui-kit';
import { AirlinePill } from '../../fields/preferred-airlines.tsx';
import { isNarrowed, type BookingFilter } from './booking-filter.rules.ts';
import { AirportPill, StatePill } from './other-choices.tsx';

type AppliedFiltersProps = { filter: BookingFilter; onFilter: (filter: BookingFilter) => void };

/** The filters of the list, where its form is folded; each one is removed separately. */
export function AppliedFilters({ filter, onFilter }: AppliedFiltersProps) {
  if (!isNarrowed(filter)) return null;
  const { search, departureAirportIds, arrivalAirportIds, airlineIds, states } = filter;
  const days = [
    { name: 'departureFrom', label: 'Departure from' },
    { name: 'departureTo', label: 'Departure to' },
  ] as const;
  const removing =
    <Name extends 'departureAirportIds' | 'arrivalAirportIds' | 'airlineIds' | 'states'>(
      name: Name,
    ) =>
    (value: string) => ({
      value,
      onRemove: () =>
        onFilter({ ...filter, [name]: filter[name].filter((other) => other !== value) }),
    });
  return (
    <PillList label="Applied filters" empty="">
      {search && <Pill name={search} onRemove={() => onFilter({ ...filter, search: '' })} />}
      {departureAirportIds.map(removing('departureAirportIds')).map((choice) => (
        <AirportPill key={choice.value} prefix="From " {...choice} />
      ))}
      {arrivalAirportIds.map(removing('arrivalAirportIds')).map((choice) => (
        <AirportPill key={choice.value} prefix="To " {...choice} />
      ))}
      {airlineIds.map(removing('airlineIds')).map(({ value, onRemove }) => (
        <AirlinePill key={value} id={value} onRemove={onRemove} />
      ))}
      {days.map(
        ({ name, label }) =>
          filter[name] && (
            <Pill
              key={name}
              name={`${label} ${toEnGb(filter[name])}`}
              onRemove={() => onFilter({ ...filter, [name]: '' })}
            />
          ),
      )}
      {states.map(removing('states')).map((choice) => (
        <StatePill key={choice.value} {...choice} />
      ))}
    </PillList>
  );
}
