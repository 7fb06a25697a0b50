import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button, Icon } from '@larkfare/ui-kit';
import Search from 'lucide-react/icons/search';
import { isEmpty, onlyProblems } from '@larkfare/text-rules';
import { PreferredAirlines } from '../../airline-choice/preferred-airlines.tsx';
import { AirportField } from '../../airport-choice/airport-field.tsx';
import { useNamedAirport } from '../../airport-choice/use-named-airport.ts';
import { SelectField, TextField } from '../../form/fields.tsx';
import styles from './booking-filter-form.module.css';
import {
  filterStates,
  isNarrowed,
  unpickedProblem,
  type BookingFilter,
} from './booking-filter.rules.ts';

type BookingFilterFormProps = {
  filter: BookingFilter;
  onFilter: (filter: BookingFilter) => void;
  onClear: () => void;
};

/** Narrows the list of bookings; prefilled from the address, with the airports' names looked up. */
export function BookingFilterForm({ filter, onFilter, onClear }: BookingFilterFormProps) {
  const [details, setDetails] = useState({
    ...filter,
    departureAirport: { text: '', id: filter.departureAirportId, code: '' },
    arrivalAirport: { text: '', id: filter.arrivalAirportId, code: '' },
  });
  const [wasSent, setWasSent] = useState(false);
  const departureAirport = useNamedAirport(details.departureAirport);
  const arrivalAirport = useNamedAirport(details.arrivalAirport);
  const problems = onlyProblems<typeof details>({
    departureAirport: unpickedProblem(departureAirport),
    arrivalAirport: unpickedProblem(arrivalAirport),
  });
  const form = {
    details: { ...details, departureAirport, arrivalAirport },
    problems: wasSent ? problems : {},
    change: (part: Partial<typeof details>) => setDetails((before) => ({ ...before, ...part })),
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isEmpty(problems)) {
      const element = event.currentTarget;
      flushSync(() => setWasSent(true));
      element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const { airlineIds, state, search } = details;
    onFilter({
      airlineIds,
      departureAirportId: details.departureAirport.id,
      arrivalAirportId: details.arrivalAirport.id,
      state,
      search,
    });
  };
  return (
    <form
      className={styles.form}
      role="search"
      aria-label="Filter bookings"
      // Problems are about what was sent; what is changed since then is checked when it is sent.
      onChange={() => setWasSent(false)}
      onSubmit={submit}
    >
      <div className={styles.text}>
        <TextField
          form={form}
          name="search"
          label="Reference, name, e-mail or phone"
          type="search"
          maxLength={100}
        />
      </div>
      <AirportField form={form} name="departureAirport" label="Leaving From" />
      <AirportField form={form} name="arrivalAirport" label="Going To" />
      <PreferredAirlines
        ids={details.airlineIds}
        onIds={(airlineIds) => form.change({ airlineIds })}
      />
      <SelectField
        form={form}
        name="state"
        label="State"
        options={[
          { value: '', label: 'Select State' },
          ...filterStates.map((state) => ({ value: state, label: state })),
        ]}
      />
      <div className={styles.tools}>
        <Button type="submit" tone="brand">
          <Icon shape={Search} size={18} /> Search
        </Button>
        {isNarrowed(filter) && (
          <Button tone="plain" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
    </form>
  );
}
