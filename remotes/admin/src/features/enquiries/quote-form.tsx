import { Grid, Segmented } from '@larkfare/ui-kit';
import { AirlineSelect } from '../../fields/airline-select.tsx';
import { useEveryAirline } from '../../fields/use-airlines.ts';
import { statusOptions } from './enquiry-filter.rules.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import type { OneEdited } from './use-one-edited.ts';
import { NumberField, ProseField, FormSelectField, FormTextField } from '../../fields/fields.tsx';
import type { Records } from '../../record/use-records.ts';
import { tripWords, type QuoteDraft } from './quote-draft.rules.ts';
import { quoteRequest } from './quote-request.ts';
import type { ListedQuoteFragment, QuoteInput } from './quotes.generated.ts';

type QuoteFormProps = {
  records: Records<ListedQuoteFragment, QuoteDraft, QuoteInput>;
  quote: ListedQuoteFragment;
  sign: string;
  edited: OneEdited;
};

/** A quote request while it is edited, in place of its details. */
export function QuoteForm({ records, quote, sign, edited }: QuoteFormProps) {
  const { data: airlines = [] } = useEveryAirline();
  const remembered = quote.preferredAirline && {
    id: quote.preferredAirline.id,
    name: quote.preferredAirline.shortName ?? 'As requested',
  };
  const kind = quoteRequest(remembered ? [...airlines, remembered] : airlines);
  return (
    <EnquiryForm
      records={{ ...records, kind }}
      row={quote}
      edited={edited}
      label={`${quote.customerName}’s quote request`}
      saved="The quote request is saved."
    >
      {(form) => (
        <>
          <Segmented
            legend="Trip type"
            name={`tripType-${quote.id}`}
            value={form.details.tripType}
            onValue={(tripType) => form.change({ tripType })}
            options={[
              { value: 'roundTrip', label: tripWords.roundTrip },
              { value: 'oneWay', label: tripWords.oneWay },
            ]}
          />
          <Grid columns="16rem" align="start">
            <FormTextField form={form} name="from" label="From" required />
            <FormTextField form={form} name="to" label="To" required />
            <AirlineSelect
              form={form}
              name="preferredAirlineId"
              label="Preferred airline"
              empty="Any airline"
              remembered={remembered}
            />
            <FormTextField
              form={form}
              name="departureDate"
              label="Departure date"
              type="date"
              required
            />
            {form.details.tripType === 'roundTrip' && (
              <FormTextField
                form={form}
                name="returnDate"
                label="Return date"
                type="date"
                required
              />
            )}
            <Grid columns={3} gap={2}>
              <NumberField form={form} name="adults" label="Adults" min={1} />
              <NumberField form={form} name="children" label="Children" />
              <NumberField form={form} name="infants" label="Infants" />
            </Grid>
            <FormSelectField form={form} name="status" label="Status" options={statusOptions} />
            <NumberField form={form} name="price" label={`Price in total (${sign})`} step={0.01} />
          </Grid>
          <ProseField
            form={form}
            name="notes"
            label="Notes"
            note="seen by the office only"
            rows={3}
          />
        </>
      )}
    </EnquiryForm>
  );
}
