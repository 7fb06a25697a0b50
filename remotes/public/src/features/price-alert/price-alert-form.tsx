import { useState } from 'react';
import { useToday } from '@larkfare/remote-contract';
import { SelectField, Stack, Text, TextField } from '@larkfare/ui-kit';
import { EmailField } from '../../form/contact-fields.tsx';
import { createDraft } from '../../form/draft.ts';
import { Form, Honeypot } from '../../form/form.tsx';
import styles from '../../form/form.module.css';
import { type FormAnswer, toRefusal } from '../../form/form.rules.ts';
import { FormSent } from '../../form/form-sent.tsx';
import { useForm } from '../../form/use-form.ts';
import { useFormProof } from '../../form/use-form-proof.ts';
import { useSubmit } from '../../form/use-submit.ts';
import { RequestPriceAlertDocument } from './price-alert.generated.ts';
import {
  alertProblems,
  emptyAlert,
  monthOfSearch,
  monthOptions,
  toAlertInput,
  tripText,
  type WatchedTrip,
} from './price-alert.rules.ts';

type PriceAlertFormProps = { trip: WatchedTrip; onClose: () => void };

/** Requests a mail when the price of a trip drops; the answer takes the form's place. */
export function PriceAlertForm({ trip, onClose }: PriceAlertFormProps) {
  const today = useToday();
  const withProof = useFormProof();
  const requestAlert = useSubmit(
    RequestPriceAlertDocument,
    ({ requestPriceAlert: result }): FormAnswer =>
      result.__typename === 'PriceAlertRequested'
        ? { kind: 'sent', reference: '' }
        : toRefusal(result),
  );
  const [sentTo, setSentTo] = useState<string>();
  const { form, field } = useForm({
    failure: 'The price alert was not set.',
    // The rest of an earlier draft was about another trip.
    initial: () => ({
      ...emptyAlert,
      month: monthOfSearch(trip, today),
      email: draft.read().email ?? '',
    }),
    draft,
    problemsOf: alertProblems,
    send: (details, website) =>
      withProof(website, (proof) => requestAlert({ input: toAlertInput(trip, details), proof })),
    onAnswer: ({ kind }, { email }) => {
      if (kind === 'sent') setSentTo(email.trim());
    },
  });
  if (sentTo !== undefined)
    return (
      <FormSent title="Please check your email" onClose={onClose}>
        We’ve sent a link to {sentTo}. Open it to switch the price alert on: until then you get no
        other email.
      </FormSent>
    );

  return (
    <Form label="Price alert" submitLabel="Email me when it drops" form={form}>
      <Text tone="ink-soft" className={styles.lead}>
        <strong>
          {trip.from} to {trip.to}
        </strong>
        . {tripText(trip)}. We check the price every day and email you once a day at most. Each
        email has a link to stop.
      </Text>
      <Stack gap={[5, 4]} className={styles.pair}>
        <SelectField label="Departure" options={monthOptions(today)} {...field('month')} />
        <TextField
          label="Only below, £ per person"
          note="optional"
          inputMode="decimal"
          maxLength={10}
          {...field('belowPence')}
        />
      </Stack>
      <EmailField {...field('email')} />
      <Honeypot />
    </Form>
  );
}

const draft = createDraft('priceAlertDraft', emptyAlert);
