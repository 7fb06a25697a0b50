import { useGlobalError, useNotify } from '@larkfare/remote-contract';
import { Stack, Text, TextAreaField } from '@larkfare/ui-kit';
import { EmailField, NameField, PhoneField } from '../../form/contact-fields.tsx';
import { Form, Honeypot } from '../../form/form.tsx';
import styles from '../../form/form.module.css';
import { failureReason, type FormAnswer, toRefusal } from '../../form/form.rules.ts';
import { useForm } from '../../form/use-form.ts';
import { type FormProof, useFormProof } from '../../form/use-form-proof.ts';
import {
  emptyMessage,
  type MessageDetails,
  messageProblems,
  toMessageInput,
} from './contact-message.rules.ts';
import { createDraft } from '../../form/draft.ts';
import { useSubmit } from '../../form/use-submit.ts';
import { SendContactMessageDocument } from './send-contact-message.generated.ts';

const failure = 'Failed to send message.';

/** Writes to the office. */
export function MessageForm({ onSent }: { onSent: () => void }) {
  const notify = useNotify();
  const reportError = useGlobalError();
  const withProof = useFormProof();
  const sendMessage = useSendContactMessage();
  const receive = (answer: FormAnswer) => {
    if (answer.kind === 'sent') {
      notify.success('Message sent successfully!');
      return onSent();
    }
    // A problem that the visitor can correct stays in the form; anything else is the whole page's.
    if (answer.kind === 'problems') return;
    notify.error([failure, failureReason(answer)].filter(Boolean).join(' '));
    reportError(failure);
  };
  const { form, field } = useForm({
    failure,
    initial: () => ({ ...emptyMessage, ...messageDraft.read() }),
    draft: messageDraft,
    problemsOf: messageProblems,
    send: (details, website) => withProof(website, (proof) => sendMessage(details, proof)),
    onAnswer: receive,
  });

  return (
    <Form label="Message" submitLabel="Send message" form={form}>
      <Text tone="ink-soft" className={styles.lead}>
        Ask us anything, or tell us where you would like to go. We answer by email, or ring you if
        you leave your number.
      </Text>
      <NameField {...field('name')} />
      <Stack gap={[5, 4]} className={styles.pair}>
        <EmailField {...field('email')} />
        <PhoneField {...field('phone')} />
      </Stack>
      <TextAreaField label="Message" rows={5} required maxLength={5000} {...field('message')} />
      <Honeypot />
    </Form>
  );
}

export const messageDraft = createDraft('messageDraft', emptyMessage);

/** Sends a message; the same again within ten minutes is the same message. */
function useSendContactMessage() {
  const submit = useSubmit(
    SendContactMessageDocument,
    ({ sendContactMessage: result }): FormAnswer =>
      result.__typename === 'ContactMessageSent'
        ? { kind: 'sent', reference: result.contactMessage.reference }
        : toRefusal(result),
  );
  return (details: MessageDetails, proof: FormProof) =>
    submit({ input: toMessageInput(details), proof });
}
