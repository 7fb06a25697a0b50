import { Segmented, SelectField, Stack, TextField } from '@larkfare/ui-kit';
import { PreferredAirlines } from '../../airline-choice/preferred-airlines.tsx';
import { TripDates } from '../../form/trip-dates.tsx';
import styles from '../../form/form.module.css';
import type { useForm } from '../../form/use-form.ts';
import { listedAirlineId, type QuoteDetails } from './quote.rules.ts';
import type { useQuoteAirlines } from './use-request-quote.ts';

type TripFieldsProps = Pick<
  ReturnType<typeof useForm<QuoteDetails>>,
  'details' | 'change' | 'field'
> & {
  choice: ReturnType<typeof useQuoteAirlines>;
};

/** Where, when and with which airline. */
export function TripFields({ details, change, field, choice }: TripFieldsProps) {
  const preferredId = listedAirlineId(choice.airlines, details.preferredAirlineId);
  const place = {
    autoComplete: 'off',
    required: true,
    maxLength: 150,
    placeholder: 'City or airport',
  };
  return (
    <Stack gap={5}>
      <Segmented
        legend="Trip type"
        hasVisibleLegend={false}
        name="tripType"
        value={details.tripType}
        onValue={(tripType) => change({ tripType })}
        options={[
          { value: 'roundTrip', label: 'Round trip' },
          { value: 'oneWay', label: 'One way' },
        ]}
      />
      <Stack gap={[5, 4]} className={styles.pair}>
        <TextField label="From" {...place} {...field('from')} />
        <TextField label="To" {...place} {...field('to')} />
        <TripDates
          trip={details}
          onChange={change}
          departureDate={{ label: 'Departure date', ...field('departureDate') }}
          returnDate={{ label: 'Return date', ...field('returnDate') }}
        />
      </Stack>
      {choice.areMany ? (
        <PreferredAirlines
          label="Preferred airline (optional)"
          ids={[preferredId].filter(Boolean)}
          onIds={(ids) => change({ preferredAirlineId: ids.at(-1) ?? '' })}
        />
      ) : (
        <SelectField
          label="Preferred airline"
          note="optional"
          aria-busy={choice.isLoading}
          options={[
            { value: '', label: 'Any airline' },
            ...choice.airlines.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...field('preferredAirlineId')}
          value={preferredId}
        />
      )}
    </Stack>
  );
}
