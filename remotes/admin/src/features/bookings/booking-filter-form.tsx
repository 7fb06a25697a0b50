import { Grid, Stack, useFormState } from '@larkfare/ui-kit';
import { onlyProblems } from '@larkfare/text-rules';
import { PreferredAirlines } from '../../fields/preferred-airlines.tsx';
import { AirportField } from '../../fields/airport-field.tsx';
import { useNamedAirport } from '../../fields/use-airports.ts';
import { FormSelectField, FormTextField } from '../../fields/fields.tsx';
import { AirportPill, OtherChoices, StatePill } from './other-choices.tsx';
import { SearchButtons } from '../../office/search-form.tsx';
import styles from '../../office/filter-form.module.css';
import {
  filterStates,
  isNarrowed,
  unpickedProblem,
  type BookingFilter,
  type FilterState,
} from './booking-filter.rules.ts';

type BookingFilterFormProps = {
  filter: BookingFilter;
  onFilter: (filter: BookingFilter) => void;
  onClear: () => void;
};

/**
 * Narrows the list of bookings; prefilled from the address, with the airports' names looked up. A field shows the first
 * of its values; an address may name more, which are listed below it.
 */
export function BookingFilterForm({ filter, onFilter, onClear }: BookingFilterFormProps) {
  const [departureId = '', ...otherDepartures] = filter.departureAirportIds;
  const [arrivalId = '', ...otherArrivals] = filter.arrivalAirportIds;
  const [firstState = '', ...otherStates] = filter.states;
  const { details, formProps, submit, ...state } = useFormState({
    initial: {
      airlineIds: filter.airlineIds,
      departureAirport: { text: '', id: departureId, code: '' },
      otherDepartures,
      arrivalAirport: { text: '', id: arrivalId, code: '' },
      otherArrivals,
      state: firstState as FilterState | '',
      otherStates,
      departureFrom: filter.departureFrom,
      departureTo: filter.departureTo,
      search: filter.search,
    },
    problemsOf: ({ departureAirport, arrivalAirport }) =>
      onlyProblems({
        departureAirport: unpickedProblem(departureAirport),
        arrivalAirport: unpickedProblem(arrivalAirport),
      }),
  });
  const departureAirport = useNamedAirport(details.departureAirport);
  const arrivalAirport = useNamedAirport(details.arrivalAirport);
  const form = { ...state, details: { ...details, departureAirport, arrivalAirport } };

  const search = async () =>
    onFilter({
      airlineIds: details.airlineIds,
      departureAirportIds: together(details.departureAirport.id, details.otherDepartures),
      arrivalAirportIds: together(details.arrivalAirport.id, details.otherArrivals),
      states: together(details.state, details.otherStates),
      departureFrom: details.departureFrom,
      departureTo: details.departureTo,
      search: details.search,
    });
  return (
    <Grid
      as="form"
      {...formProps}
      columns="10rem"
      align="start"
      role="search"
      aria-label="Filter bookings"
      onSubmit={(event) => void submit(search, event)}
    >
      <div className={styles.text}>
        <FormTextField
          form={form}
          name="search"
          label="Reference, name, email or phone"
          type="search"
          maxLength={100}
        />
      </div>
      <FormTextField form={form} name="departureFrom" label="Departure from" type="date" />
      <FormTextField form={form} name="departureTo" label="Departure to" type="date" />
      <Stack gap={2}>
        <AirportField form={form} name="departureAirport" label="Leaving From" />
        <OtherChoices
          label="Also leaving from"
          values={details.otherDepartures}
          onValues={(otherDepartures) => form.change({ otherDepartures })}
          Choice={AirportPill}
        />
      </Stack>
      <Stack gap={2}>
        <AirportField form={form} name="arrivalAirport" label="Going To" />
        <OtherChoices
          label="Also going to"
          values={details.otherArrivals}
          onValues={(otherArrivals) => form.change({ otherArrivals })}
          Choice={AirportPill}
        />
      </Stack>
      <PreferredAirlines
        ids={details.airlineIds}
        onIds={(airlineIds) => form.change({ airlineIds })}
      />
      <Stack gap={2}>
        <FormSelectField
          form={form}
          name="state"
          label="State"
          options={[
            { value: '', label: 'Select State' },
            ...filterStates.map((state) => ({ value: state, label: state })),
          ]}
        />
        <OtherChoices
          label="Also in state"
          values={details.otherStates}
          onValues={(otherStates) => form.change({ otherStates })}
          Choice={StatePill}
        />
      </Stack>
      <SearchButtons className={styles.level} onClear={isNarrowed(filter) && onClear} />
    </Grid>
  );
}

/** The field's value, if it has one, with the others. */
const together = <Value extends string>(first: Value | '', others: readonly Value[]): Value[] => [
  ...new Set(first === '' ? others : [first, ...others]),
];
