import { useRef } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { type Party, priceText, toCount, totalPence, travellerCount } from '@larkfare/travellers';
import { counted } from '@larkfare/text-rules';
import { Button, Card, Grid, Note, Row, Stack, telephoneHref } from '@larkfare/ui-kit';
import { AirlineSelect } from '../../fields/airline-select.tsx';
import { useEveryAirline } from '../../fields/use-airlines.ts';
import { AirportField } from '../../fields/airport-field.tsx';
import {
  CheckboxField,
  FieldGroup,
  NumberField,
  ProseField,
  FormSelectField,
  FormTextField,
} from '../../fields/fields.tsx';
import { FormFooter } from '../../record/form-footer.tsx';
import type { SaveResult } from '../../record/save-result.rules.ts';
import { useRecordForm } from '../../record/use-record-form.ts';
import { formatAmount, toAmountText } from '../../fields/money.rules.ts';
import { callTimeWords } from '../../list/call-time.rules.ts';
import { stateWords } from '../../list/state.rules.ts';
import { Facts } from '../../list/tile.tsx';
import {
  bookingProblems,
  describeBooking,
  offeredStates,
  toBookingDraft,
  toBookingInput,
} from './booking-draft.rules.ts';
import type { ListedBookingFragment } from './booking-list.generated.ts';
import { orNone, preferenceWords } from './booking-words.rules.ts';
import type { BookingInput } from './write-bookings.generated.ts';

type EditBookingFormProps = {
  booking: ListedBookingFragment;
  sign: string;
  update: (
    id: string,
    version: number | undefined,
    input: BookingInput,
  ) => Promise<SaveResult<ListedBookingFragment>>;
  reload: (id: string) => Promise<ListedBookingFragment | undefined>;
  onSaved: () => void;
};

/** The form of a booking's editable fields, with its flight. */
export function EditBookingForm({ booking, sign, update, reload, onSaved }: EditBookingFormProps) {
  const notify = useNotify();
  const { data: airlines = [] } = useEveryAirline();
  /** The booking as stored, with which the draft's flight is compared. */
  const stored = useRef(booking);
  const form = useRecordForm({
    record: booking,
    toDetails: toBookingDraft,
    problemsOf: bookingProblems,
    save: (draft, version) => update(booking.id, version, toBookingInput(draft, stored.current)),
    reload: async () => {
      const newest = await reload(booking.id);
      if (newest) stored.current = newest;
      return newest;
    },
    describe: describeBooking,
    onSaved: () => {
      notify.success('Booking updated successfully!');
      onSaved();
    },
  });
  const states = offeredStates(booking.state);
  const shortNameOf = (id: string) =>
    [...airlines, booking.airline].find((airline) => airline.id === id)?.shortName ?? '';
  const isOtherFlight = toBookingInput(form.details, booking).departureCode !== undefined;

  return (
    <Stack as="form" {...form.formProps} aria-label="Booking">
      <Note>
        {booking.customerName}, {booking.reference}
      </Note>
      <Grid columns="15rem" align="start">
        <FormTextField
          form={form}
          name="departureDate"
          label="Departure date"
          type="date"
          required
        />
        <FormTextField
          form={form}
          name="returnDate"
          label="Return date"
          note="leave blank for one-way"
          type="date"
        />
      </Grid>
      <Grid columns={3} gap={3} align="start">
        <NumberField form={form} name="adults" label="Adults" />
        <NumberField form={form} name="children" label="Children" />
        <NumberField form={form} name="infants" label="Infants" />
      </Grid>
      <Grid columns="15rem" align="start">
        <FormSelectField
          form={form}
          name="state"
          label="State"
          options={states.map((state) => ({ value: state, label: stateWords[state] }))}
        />
        <NumberField
          form={form}
          name="finalPrice"
          label={`Final price in total (${sign})`}
          step={0.01}
        />
      </Grid>
      <Offer
        booking={booking}
        party={{
          ...booking,
          adults: toCount(form.details.adults),
          children: toCount(form.details.children),
          infants: toCount(form.details.infants),
        }}
        sign={sign}
        onTake={(total) => form.change({ finalPrice: toAmountText(total) })}
      />
      <ProseField form={form} name="notes" label="Notes" note="seen by the office only" rows={3} />
      <CheckboxField
        form={form}
        name="hasPage"
        label="The customer’s link opens the page of this booking"
      />
      <FieldGroup legend="Flight">
        <AirportField form={form} name="departure" label="From" />
        <AirportField form={form} name="arrival" label="To" />
        <AirlineSelect
          form={{
            details: { airline: form.details.airline.id },
            problems: form.problems,
            change: ({ airline: id }) =>
              form.change({ airline: { id, shortName: shortNameOf(id) } }),
          }}
          name="airline"
          empty="Select an airline"
          remembered={booking.airline}
        />
        {isOtherFlight && (
          <Note>
            The booking will belong to that flight, which must already exist. Its price does not
            change.
          </Note>
        )}
      </FieldGroup>
      <FormFooter label="Make Changes" form={form} />
    </Stack>
  );
}

type OfferProps = {
  booking: ListedBookingFragment;
  /** The travellers in the form, with the booking's shares. */
  party: Party;
  sign: string;
  onTake: (totalPence: number) => void;
};

/** The price that the customer was offered, and what else decides about the final one. */
function Offer({ booking, party, sign, onTake }: OfferProps) {
  const { initialPricePence, contactPhone, contactPreference, extraDetails } = booking;
  const total = totalPence(initialPricePence, party);
  const toAmount = (pence: number) => formatAmount(pence, sign);
  const prices = priceText(initialPricePence, party, toAmount);
  return (
    <Card as="section" gap={3} padding={[3, 4]} aria-label="Offered">
      <p>
        Offered:{' '}
        {prices ??
          `${toAmount(initialPricePence)} × ${counted(travellerCount(party), 'traveller')} = ${toAmount(total)}`}
      </p>
      <Row>
        <Button onClick={() => onTake(total)}>Use as final price</Button>
      </Row>
      <Facts
        facts={[
          {
            name: 'Contact phone',
            value: <a href={telephoneHref(contactPhone)}>{contactPhone}</a>,
          },
          { name: 'Contact preference', value: preferenceWords[contactPreference] },
          { name: 'Ring', value: callTimeWords(booking) },
          { name: 'Extra details', value: orNone(extraDetails) },
        ]}
      />
    </Card>
  );
}
