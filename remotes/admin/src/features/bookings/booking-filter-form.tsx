import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button, Field, Icon } from '@larkfare/ui-kit';
import Search from 'lucide-react/icons/search';
import { PreferredAirlines } from '../../airline-choice/preferred-airlines.tsx';
import { AirportField } from '../../airport-choice/airport-field.tsx';
import { useNamedAirport } from '../../airport-choice/use-named-airport.ts';
import styles from './booking-filter-form.module.css';
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

/** Narrows the list of bookings; prefilled from the address, with the airports' names looked up. */
export function BookingFilterForm({ filter, onFilter, onClear }: BookingFilterFormProps) {
  const [departure, setDeparture] = useState({ text: '', id: filter.departureAirportId, code: '' });
  const [arrival, setArrival] = useState({ text: '', id: filter.arrivalAirportId, code: '' });
  const [airlineIds, setAirlineIds] = useState(filter.airlineIds);
  const [state, setState] = useState(filter.state);
  const [search, setSearch] = useState(filter.search);
  const [wasSent, setWasSent] = useState(false);
  const named = { departure: useNamedAirport(departure), arrival: useNamedAirport(arrival) };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (unpickedProblem(named.departure) || unpickedProblem(named.arrival)) {
      const form = event.currentTarget;
      flushSync(() => setWasSent(true));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    onFilter({
      airlineIds,
      departureAirportId: departure.id,
      arrivalAirportId: arrival.id,
      state,
      search,
    });
  };
  return (
    <form
      className={styles.form}
      role="search"
      aria-label="Filter bookings"
      // A problem is told of what was sent; what is changed since is not wrong before it is sent.
      onChange={() => setWasSent(false)}
      onSubmit={submit}
    >
      <div className={styles.text}>
        <Field label="Reference, name, e-mail or phone">
          {(wiring) => (
            <input
              {...wiring}
              type="search"
              name="search"
              maxLength={100}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
        </Field>
      </div>
      <AirportField
        label="Leaving From"
        name="departureAirport"
        value={named.departure}
        onValue={setDeparture}
        problem={wasSent ? unpickedProblem(named.departure) : undefined}
      />
      <AirportField
        label="Going To"
        name="arrivalAirport"
        value={named.arrival}
        onValue={setArrival}
        problem={wasSent ? unpickedProblem(named.arrival) : undefined}
      />
      <PreferredAirlines ids={airlineIds} onIds={setAirlineIds} />
      <Field label="State">
        {(wiring) => (
          <select
            {...wiring}
            name="state"
            value={state}
            onChange={({ target }) => setState(toState(target.value))}
          >
            <option value="">Select State</option>
            {filterStates.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        )}
      </Field>
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

const toState = (text: string): FilterState | '' =>
  filterStates.find((state) => state === text) ?? '';
