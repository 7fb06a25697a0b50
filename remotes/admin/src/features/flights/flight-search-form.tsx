import { useState, type FormEvent } from 'react';
import { useToday } from '@larkfare/remote-contract';
import { tomorrow } from '@larkfare/london-dates';
import type { PagedSearch } from '@larkfare/travellers';
import { Field, Grid, Segmented } from '@larkfare/ui-kit';
import { PreferredAirlines } from '../../fields/preferred-airlines.tsx';
import type { AirportChoice } from '../../fields/airport-choice.rules.ts';
import { AirportField } from '../../fields/airport-field.tsx';
import { useNamedAirport } from '../../fields/use-airports.ts';
import { SearchButtons } from '../../office/search-form.tsx';
import styles from '../../office/filter-form.module.css';
import { withDeparture } from '@larkfare/travellers';
import { offerCodeParam, travelDates } from './flight-search.rules.ts';

type FlightSearchFormProps = {
  search: PagedSearch;
  /** The offer that a customer rings about; it counts before everything else. */
  offerCode: string;
  onSearch: (search: PagedSearch, offerCode: string) => void;
  onClear: () => void;
};

/** Narrows the list of flights; every field may stay empty. */
export function FlightSearchForm({ search, offerCode, onSearch, onClear }: FlightSearchFormProps) {
  const today = useToday();
  const [typed, setTyped] = useState(search);
  const [code, setCode] = useState(offerCode);
  const change = (part: Partial<PagedSearch>) => setTyped((before) => ({ ...before, ...part }));
  const from = useNamedAirport({ text: typed.from, id: typed.fromId, code: '' });
  const to = useNamedAirport({ text: typed.to, id: typed.toId, code: '' });
  const places = {
    details: { from, to },
    problems: {},
    change: (part: { from?: AirportChoice; to?: AirportChoice }) =>
      change({
        ...(part.from && { from: part.from.text, fromId: part.from.id }),
        ...(part.to && { to: part.to.text, toId: part.to.id }),
      }),
  };
  const shown = travelDates(typed, today);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch({ ...typed, from: from.text, to: to.text }, code);
  };
  return (
    <Grid
      as="form"
      columns="15rem"
      align="start"
      role="search"
      aria-label="Search flights"
      onSubmit={submit}
    >
      <AirportField form={places} name="from" label="Leaving From" withCities clearsOnFocus />
      <AirportField form={places} name="to" label="Going To" withCities clearsOnFocus />
      <PreferredAirlines ids={typed.airlines} onIds={(airlines) => change({ airlines })} />
      <Segmented
        legend="Trip type"
        name="tripType"
        value={typed.tripType}
        onValue={(tripType) => change({ tripType })}
        options={[
          { value: 'roundTrip', label: 'Round trip' },
          { value: 'oneWay', label: 'One way' },
        ]}
      />
      <Field label="Prices for a departure on">
        {(control) => (
          <input
            {...control}
            type="date"
            name="depart"
            min={tomorrow(today)}
            value={typed.departureDate || shown.depart}
            onChange={({ target }) => setTyped((before) => withDeparture(before, target.value))}
          />
        )}
      </Field>
      {typed.tripType === 'roundTrip' && (
        <Field label="and a return on">
          {(control) => (
            <input
              {...control}
              type="date"
              name="ret"
              min={shown.depart}
              value={typed.returnDate || shown.ret}
              onChange={({ target }) => change({ returnDate: target.value })}
            />
          )}
        </Field>
      )}
      <Field label="Offer code">
        {(control) => (
          <input
            {...control}
            name={offerCodeParam}
            value={code}
            autoComplete="off"
            placeholder="CQ7K-3M9X"
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <SearchButtons className={styles.tools} onClear={onClear} />
    </Grid>
  );
}
