import { onlyProblems, type Problems } from '@larkfare/text-rules';
import { emailProblem, nameProblem, optionalPhoneProblem } from '../../form/form.rules.ts';

/** The visitor's input (specification §3). */
export type MessageDetails = { name: string; email: string; phone: string; message: string };

export const emptyMessage: MessageDetails = { name: '', email: '', phone: '', message: '' };

/** Section 5: name, e-mail and message are required, the phone number is not. */
export const messageProblems = (details: MessageDetails): Problems<MessageDetails> =>
  onlyProblems<MessageDetails>({
    name: nameProblem(details.name),
    email: emailProblem(details.email),
    phone: optionalPhoneProblem(details.phone),
    message: details.message.trim() === '' ? 'Enter your message' : undefined,
  });

export const toMessageInput = ({ name, email, phone, message }: MessageDetails) => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  message: message.trim(),
});
