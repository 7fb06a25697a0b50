import { earliestDeparture, latestTravelDay } from '@larkfare/london-dates';
import { useToday } from '@larkfare/remote-contract';
import { Field, Segmented } from '@larkfare/ui-kit';
import styles from '../../enquiry-form/enquiry-form.module.css';
import { earliestReturn, knownAirlineId, withDeparture } from './quote.rules.ts';
import type { QuoteFieldsProps } from './quote-fields.ts';
import type { QuoteAirline } from './use-quote-choices.ts';

type TripFieldsProps = QuoteFieldsProps & {
  airlines: readonly QuoteAirline[];
  isLoadingAirlines: boolean;
};

/** Where, when and with whom. */
export function TripFields({
  details,
  problems,
  airlines,
  isLoadingAirlines,
  onChange,
}: TripFieldsProps) {
  const today = useToday();
  return (
    <div className={styles.group}>
      <Segmented
        legend="Trip type"
        hasVisibleLegend={false}
        name="tripType"
        value={details.tripType}
        onValue={(tripType) => onChange({ tripType })}
        options={[
          { value: 'round-trip', label: 'Round trip' },
          { value: 'one-way', label: 'One way' },
        ]}
      />
      <div className={styles.pair}>
        <Field label="From" problem={problems.from}>
          {(wiring) => (
            <input
              {...wiring}
              type="text"
              name="from"
              autoComplete="off"
              required
              maxLength={150}
              placeholder="City or airport"
              value={details.from}
              onChange={(event) => onChange({ from: event.target.value })}
            />
          )}
        </Field>
        <Field label="To" problem={problems.to}>
          {(wiring) => (
            <input
              {...wiring}
              type="text"
              name="to"
              autoComplete="off"
              required
              maxLength={150}
              placeholder="City or airport"
              value={details.to}
              onChange={(event) => onChange({ to: event.target.value })}
            />
          )}
        </Field>
        <Field label="Departure date" problem={problems.departureDate}>
          {(wiring) => (
            <input
              {...wiring}
              type="date"
              name="departureDate"
              required
              min={earliestDeparture(today)}
              max={latestTravelDay(today)}
              value={details.departureDate}
              onChange={(event) => onChange(withDeparture(details, event.target.value))}
            />
          )}
        </Field>
        {details.tripType === 'round-trip' && (
          <Field label="Return date" problem={problems.returnDate}>
            {(wiring) => (
              <input
                {...wiring}
                type="date"
                name="returnDate"
                required
                min={earliestReturn(details, today)}
                max={latestTravelDay(today)}
                value={details.returnDate}
                onChange={(event) => onChange({ returnDate: event.target.value })}
              />
            )}
          </Field>
        )}
      </div>
      <Field label="Preferred airline" note="optional" problem={problems.preferredAirlineId}>
        {(wiring) => (
          <select
            {...wiring}
            name="preferredAirline"
            aria-busy={isLoadingAirlines}
            value={knownAirlineId(airlines, details.preferredAirlineId)}
            onChange={(event) => onChange({ preferredAirlineId: event.target.value })}
          >
            <option value="">Any airline</option>
            {airlines.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
