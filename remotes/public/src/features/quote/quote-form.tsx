import { useState } from 'react';
import { useToday } from '@larkfare/remote-contract';
import { Button, ProblemPanel } from '@larkfare/ui-kit';
import { EmailField, NameField, OptionalPhoneField } from '../../enquiry-form/contact-details.tsx';
import styles from '../../enquiry-form/enquiry-form.module.css';
import type { EnquiryAnswer } from '../../enquiry-form/enquiry.rules.ts';
import { FormTrap } from '../../enquiry-form/form-trap.tsx';
import { useEnquiryForm } from '../../enquiry-form/use-enquiry-form.ts';
import {
  knownAirlineId,
  openedQuote,
  quoteProblems,
  toQuoteInput,
  type QuoteDetails,
} from './quote.rules.ts';
import { quoteDraftFor } from './quote-draft.ts';
import { QuoteSent } from './quote-sent.tsx';
import { RatherTalk } from './rather-talk.tsx';
import { TravellerFields } from './traveller-fields.tsx';
import { TripFields } from './trip-fields.tsx';
import { useQuoteAirlines } from './use-quote-choices.ts';
import { useRequestQuote } from './use-request-quote.ts';

export type QuoteFormProps = {
  /** What is known of the trip already, such as what was searched for. */
  known?: Partial<QuoteDetails>;
  successText?: string;
  onClose: () => void;
};

const failure = 'Submission failed';

/** Asks for a quote; success and failure are told in the pop-up that it stands in (specification §4). */
export function QuoteForm({
  known = {},
  successText = 'Quote request submitted successfully!',
  onClose,
}: QuoteFormProps) {
  const today = useToday();
  const { airlines, isLoading } = useQuoteAirlines();
  const requestQuote = useRequestQuote();
  const [draft] = useState(() => quoteDraftFor(known));
  const [sent, setSent] = useState<{ reference: string; email: string }>();
  const [problem, setProblem] = useState<string>();

  const receive = (answer: EnquiryAnswer, { email }: QuoteDetails) => {
    setProblem(answer.kind === 'failed' ? (answer.message ?? failure) : undefined);
    if (answer.kind === 'sent') setSent({ reference: answer.reference, email: email.trim() });
  };
  const { form, details, change, problems, above, isSubmitting, submit } =
    useEnquiryForm<QuoteDetails>({
      empty: openedQuote(known),
      draft,
      problemsOf: (quote) => quoteProblems(quote, today),
      send: (quote, proof) =>
        requestQuote(
          toQuoteInput(quote, knownAirlineId(airlines, quote.preferredAirlineId)),
          proof,
        ),
      onAnswer: receive,
    });
  if (sent) return <QuoteSent {...sent} text={successText} onClose={onClose} />;

  const told = isSubmitting
    ? undefined
    : (problem ?? (above.length ? above.join('. ') : undefined));
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Quote request"
    >
      <RatherTalk />
      <TripFields
        {...{ details, problems, airlines }}
        isLoadingAirlines={isLoading}
        onChange={change}
      />
      <TravellerFields {...{ details, problems }} onChange={change} />
      <NameField
        name="customerName"
        value={details.customerName}
        problem={problems.customerName}
        onValue={(customerName) => change({ customerName })}
      />
      <div className={styles.pair}>
        <EmailField
          name="email"
          value={details.email}
          problem={problems.email}
          onValue={(email) => change({ email })}
        />
        <OptionalPhoneField
          name="contactPhone"
          value={details.contactPhone}
          problem={problems.contactPhone}
          onValue={(contactPhone) => change({ contactPhone })}
        />
      </div>
      <FormTrap />
      {told && <ProblemPanel title={told} />}
      <div className={styles.foot}>
        <Button type="submit" tone="action" size="large" wide disabled={isSubmitting}>
          {isSubmitting ? 'Submitting...' : 'Request a quote'}
        </Button>
      </div>
    </form>
  );
}
