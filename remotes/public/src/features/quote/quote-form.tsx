import { useState } from 'react';
import { useToday } from '@larkfare/remote-contract';
import { Grid, Stack, telephoneHref, Text, TextAreaField } from '@larkfare/ui-kit';
import { CallTimeField } from '../../form/call-time-field.tsx';
import { EmailField, NameField, PhoneField } from '../../form/contact-fields.tsx';
import { Form, Honeypot } from '../../form/form.tsx';
import { OpenNow } from '../../opening-hours/open-now.tsx';
import styles from '../../form/form.module.css';
import { FormSent } from '../../form/form-sent.tsx';
import { TravellerFields } from '../../form/traveller-fields.tsx';
import { useForm } from '../../form/use-form.ts';
import { useFormProof } from '../../form/use-form-proof.ts';
import {
  listedAirlineId,
  openedQuote,
  type QuoteDetails,
  quoteProblems,
  toQuoteInput,
} from './quote.rules.ts';
import {
  quoteDraftFor,
  useQuoteAirlines,
  useQuotePhone,
  useRequestQuote,
} from './use-request-quote.ts';
import { TripFields } from './trip-fields.tsx';

export type QuoteFormProps = {
  /** Known values of the trip, such as those of the search. */
  trip?: Partial<QuoteDetails>;
  successText?: string;
  onClose: () => void;
};

/** Requests a quote; success and failure are shown in the pop-up around it (specification §4). */
export function QuoteForm({
  trip = {},
  successText = 'Quote request submitted successfully!',
  onClose,
}: QuoteFormProps) {
  const today = useToday();
  const withProof = useFormProof();
  const requestQuote = useRequestQuote();
  const [draft] = useState(() => quoteDraftFor(trip));
  const [sent, setSent] = useState<{ reference: string; email: string }>();
  const { form, details, problems, change, field } = useForm<QuoteDetails>({
    failure: 'Submission failed',
    initial: () => ({ ...openedQuote(trip), ...draft.read(), callTime: 'any' }),
    draft,
    problemsOf: (quote) => quoteProblems(quote, today),
    send: (quote, website) =>
      withProof(website, (proof) =>
        requestQuote(
          toQuoteInput(quote, listedAirlineId(choice.airlines, quote.preferredAirlineId)),
          proof,
        ),
      ),
    onAnswer: (answer, { email }) => {
      if (answer.kind === 'sent') setSent({ reference: answer.reference, email: email.trim() });
    },
  });
  const choice = useQuoteAirlines(details.preferredAirlineId);
  if (sent)
    return (
      <FormSent title={successText} onClose={onClose}>
        Your reference is <strong>{sent.reference}</strong>. We’ll find the best price we can and
        email it to {sent.email}.
      </FormSent>
    );

  return (
    <Form label="Quote request" submitLabel="Request a quote" form={form}>
      <CallInstead />
      <TripFields {...{ details, choice, change, field }} />
      <Grid columns={2} gap={3} align="start" className={styles.travellers}>
        <TravellerFields travellers={details} problems={problems} onChange={change} />
      </Grid>
      <TextAreaField
        label="Extra details"
        note="optional"
        rows={3}
        maxLength={2000}
        placeholder="Flexible dates, stopovers, baggage…"
        {...field('extraDetails')}
      />
      <NameField {...field('customerName')} />
      <Stack gap={[5, 4]} className={styles.pair}>
        <EmailField {...field('email')} />
        <PhoneField {...field('contactPhone')} />
      </Stack>
      {details.contactPhone.trim() && <CallTimeField {...field('callTime')} />}
      <Honeypot />
    </Form>
  );
}

/** The purpose of the form, and the number to call instead. */
function CallInstead() {
  const phone = useQuotePhone();
  return (
    <Text tone="ink-soft" className={styles.lead}>
      Not every flight is listed here. Tell us about your trip. We’ll find the best price we can and
      email it to you. It’s free, with no obligation.
      {phone && (
        <>
          {' '}
          Or call <a href={telephoneHref(phone)}>{phone}</a>.
          <OpenNow />
        </>
      )}
    </Text>
  );
}
