import { useGlobalError, useNotify } from '@larkfare/remote-contract';
import { Button, Field, ProblemPanel } from '@larkfare/ui-kit';
import { EmailField, NameField, OptionalPhoneField } from '../../enquiry-form/contact-details.tsx';
import styles from '../../enquiry-form/enquiry-form.module.css';
import type { EnquiryAnswer } from '../../enquiry-form/enquiry.rules.ts';
import { FormTrap } from '../../enquiry-form/form-trap.tsx';
import { useEnquiryForm } from '../../enquiry-form/use-enquiry-form.ts';
import { emptyMessage, messageProblems } from './contact-message.rules.ts';
import { messageDraft } from './message-draft.ts';
import { useSendContactMessage } from './use-send-contact-message.ts';

const failure = 'Failed to send message.';

/** Writes to the office. */
export function MessageForm({ onSent }: { onSent: () => void }) {
  const notify = useNotify();
  const reportError = useGlobalError();
  const receive = (answer: EnquiryAnswer) => {
    if (answer.kind === 'sent') {
      notify.success('Message sent successfully!');
      return onSent();
    }
    notify.error(failure);
    // What the visitor can put right stays in front of them; only what they cannot is the whole page's problem.
    if (answer.kind === 'failed') reportError(failure);
  };
  const { form, details, change, problems, above, isSubmitting, submit } = useEnquiryForm({
    empty: emptyMessage,
    draft: messageDraft,
    problemsOf: messageProblems,
    send: useSendContactMessage(),
    onAnswer: receive,
  });

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Message"
    >
      <p className={styles.lead}>
        Ask us anything, or tell us where you would like to go. We answer by email, or ring you if
        you leave your number.
      </p>
      <NameField
        name="name"
        value={details.name}
        problem={problems.name}
        onValue={(name) => change({ name })}
      />
      <div className={styles.pair}>
        <EmailField
          name="email"
          value={details.email}
          problem={problems.email}
          onValue={(email) => change({ email })}
        />
        <OptionalPhoneField
          name="phone"
          value={details.phone}
          problem={problems.phone}
          onValue={(phone) => change({ phone })}
        />
      </div>
      <Field label="Message" problem={problems.message}>
        {(wiring) => (
          <textarea
            {...wiring}
            name="message"
            rows={5}
            required
            maxLength={5000}
            value={details.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        )}
      </Field>
      <FormTrap />
      {above.length > 0 && <ProblemPanel title={`${above.join('. ')}.`} />}
      <div className={styles.foot}>
        <Button type="submit" tone="action" size="large" wide disabled={isSubmitting}>
          {isSubmitting ? 'Submitting…' : 'Send message'}
        </Button>
      </div>
    </form>
  );
}
