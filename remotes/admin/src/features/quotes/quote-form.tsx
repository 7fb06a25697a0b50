import { useNotify } from '@larkfare/remote-contract';
import { Button, Field, Segmented } from '@larkfare/ui-kit';
import { AirlineSelect } from '../../airline-choice/airline-select.tsx';
import { useEveryAirline } from '../../airline-choice/use-every-airline.ts';
import { statuses } from '../../enquiries/enquiry-filter.rules.ts';
import { ProblemLine } from '../../enquiries/problem-line.tsx';
import type { OneEdited } from '../../enquiries/use-one-edited.ts';
import { NumberField } from '../../number-field/number-field.tsx';
import { useRecordForm } from '../../saving/use-record-form.ts';
import { StaleComparison } from '../../stale/stale-comparison.tsx';
import { stateWords } from '../../tile/state.rules.ts';
import { useUnsavedWarning } from '../../unsaved/use-unsaved-warning.ts';
import {
  quoteProblems,
  toldQuote,
  toOpenedQuote,
  toQuoteInput,
  tripWords,
  type QuoteDraft,
} from './quote-draft.rules.ts';
import styles from './quote-form.module.css';
import type { ListedQuoteFragment } from './quotes.generated.ts';
import { useQuoteWriting } from './use-quotes.ts';

type QuoteFormProps = { quote: ListedQuoteFragment; sign: string; edited: OneEdited };

/** A quote request while it is edited, in place of its details. */
export function QuoteForm({ quote, sign, edited }: QuoteFormProps) {
  const notify = useNotify();
  const { airlines = [] } = useEveryAirline();
  const { update, readAgain } = useQuoteWriting(quote.id);
  const remembered = quote.preferredAirline && {
    id: quote.preferredAirline.id,
    name: quote.preferredAirline.shortName ?? 'As requested',
  };
  const airlineName = (id: string) =>
    airlines.find((airline) => airline.id === id)?.name ?? remembered?.name ?? id;
  const record = useRecordForm({
    opened: toOpenedQuote(quote),
    problemsOf: quoteProblems,
    save: (draft: QuoteDraft, version) => update(toQuoteInput(draft), version),
    readAgain: async () => {
      const read = await readAgain();
      return read && toOpenedQuote(read);
    },
    told: (draft) => toldQuote(draft, airlineName),
    onSaved: () => {
      notify.success('The quote request is saved.');
      edited.close();
    },
  });
  const { form, details: draft, change, problems, isSaving } = record;
  useUnsavedWarning(record.isDirty);
  const text = (name: 'from' | 'to' | 'departureDate' | 'returnDate', label: string) => (
    <Field label={label} problem={problems[name]}>
      {(wiring) => (
        <input
          {...wiring}
          type={name.endsWith('Date') ? 'date' : 'text'}
          name={name}
          required
          value={draft[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </Field>
  );
  const count = (name: 'adults' | 'children' | 'infants', label: string) => (
    <NumberField
      label={label}
      name={name}
      min={name === 'adults' ? 1 : 0}
      value={draft[name]}
      onValue={(value) => change({ [name]: value })}
      problem={problems[name]}
    />
  );

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={`Quote request of ${quote.customerName}`}
      onSubmit={record.submit}
    >
      <Segmented
        legend="Trip type"
        name={`tripType-${quote.id}`}
        value={draft.tripType}
        onValue={(tripType) => change({ tripType })}
        options={[
          { value: 'roundTrip', label: tripWords.roundTrip },
          { value: 'oneWay', label: tripWords.oneWay },
        ]}
      />
      <div className={styles.fields}>
        {text('from', 'From')}
        {text('to', 'To')}
        <AirlineSelect
          label="Preferred airline"
          name="preferredAirlineId"
          empty="Any airline"
          value={draft.preferredAirlineId}
          onValue={(preferredAirlineId) => change({ preferredAirlineId })}
          remembered={remembered ?? undefined}
          problem={problems.preferredAirlineId}
        />
        {text('departureDate', 'Departure date')}
        {draft.tripType === 'roundTrip' && text('returnDate', 'Return date')}
        <div className={styles.counts}>
          {count('adults', 'Adults')}
          {count('children', 'Children')}
          {count('infants', 'Infants')}
        </div>
        <Field label="Status" problem={problems.status}>
          {(wiring) => (
            <select
              {...wiring}
              name="status"
              value={draft.status}
              onChange={({ target }) =>
                change({
                  status: statuses.find((status) => status === target.value) ?? draft.status,
                })
              }
            >
              {statuses.map((status) => (
                <option key={status} value={status}>
                  {stateWords[status]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <NumberField
          label={`Price in total (${sign})`}
          name="price"
          step={0.01}
          value={draft.price}
          onValue={(price) => change({ price })}
          problem={problems.price}
        />
      </div>
      <Field label="Notes" note="seen by the office only" problem={problems.notes}>
        {(wiring) => (
          <textarea
            {...wiring}
            name="notes"
            rows={3}
            value={draft.notes}
            onChange={({ target }) => change({ notes: target.value })}
          />
        )}
      </Field>
      {record.conflict && <StaleComparison {...record.conflict} />}
      <ProblemLine text={record.above} />
      <div className={styles.tools}>
        <Button type="submit" tone="brand" disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
        <Button onClick={edited.cancel}>Cancel</Button>
      </div>
    </form>
  );
}
