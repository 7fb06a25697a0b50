import { type FieldProblem } from '@larkfare/data-kit/refusals';
import { toText, toProblems } from '@larkfare/text-rules';
import {
  emailProblem,
  limits,
  nameProblem,
  phoneProblem,
  textProblem,
  toLine,
} from '../customer/customer.rules.ts';
import { toPhone } from '../customer/phone.rules.ts';

/** What a visitor writes in the Get in Touch pop-up (specification, section 3 'Contact message (public)'). */
export type ContactMessageRequest = {
  name: string;
  email: string;
  /** Empty when they would rather not say. */
  phone: string;
  message: string;
};

export const toContactMessageRequest = (input: ContactMessageRequest): ContactMessageRequest => ({
  name: toLine(input.name),
  email: toLine(input.email),
  phone: toPhone(input.phone),
  message: toText(input.message),
});

/** Name, e-mail address and message are required; the phone number is optional (specification, section 5). */
export const contactMessageProblems = (request: ContactMessageRequest): FieldProblem[] =>
  toProblems({
    name: nameProblem(request.name),
    email: emailProblem(request.email),
    phone: request.phone === '' ? undefined : phoneProblem(request.phone),
    message:
      request.message === ''
        ? 'Enter your message'
        : textProblem('Your message', request.message, limits.messageCharacters),
  });

export const toContactFingerprint = (request: ContactMessageRequest) =>
  JSON.stringify([
    'contact',
    request.name,
    request.email.toLowerCase(),
    request.phone,
    request.message,
  ]);
