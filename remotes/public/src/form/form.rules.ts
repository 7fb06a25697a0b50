import {
  type FieldProblem,
  isEmailAddress,
  isPhoneNumber,
  toPhoneText,
} from '@larkfare/text-rules';
import type { FareShares } from '@larkfare/travellers';

/** The result of a booking request, a quote request or a message. */
export type FormAnswer =
  | { kind: 'sent'; reference: string; pagePath?: string | null }
  | { kind: 'problems'; fields: readonly FieldProblem[] }
  /** Refused with a reason, such as too many requests. */
  | { kind: 'refused'; message: string }
  /** A booking's price changed while its form was open. */
  | ({
      kind: 'price-changed';
      currentPricePence: number;
      currentTotalPence: number;
    } & FareShares)
  /** The request or its response was lost, or the server reported an error. */
  | { kind: 'failed'; message: string };

export const nameProblem = (name: string) => (name.trim() === '' ? 'Enter your name' : undefined);

export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return 'Enter your email address';
  if (!isEmailAddress(email.trim())) return 'Enter an email address like name@example.com';
  return undefined;
}

/** A number may be left out; what is there must be one. */
export const optionalPhoneProblem = (phone: string) =>
  phone.trim() === '' || isPhoneNumber(toPhoneText(phone))
    ? undefined
    : 'Enter a phone number, such as 07700 900123';

/** Only the form's proof is invalid, such as that it was open for too long: the visitor can do nothing about it. */
export const isStaleForm = (answer: FormAnswer): boolean =>
  answer.kind === 'problems' &&
  answer.fields.length > 0 &&
  answer.fields.every(({ field }) => field === 'formToken');

/**
 * Explains a request without a response. Repeating it is safe, as the server counts the same details once.
 * @param wasOnline whether the browser was online when the form was sent; without a connection nothing leaves it
 */
export const connectionProblem = (isOnline: boolean, wasOnline: boolean): string =>
  isOnline
    ? 'Our server did not respond. Your details are still here, and sending them again counts once.'
    : `You seem to be offline. ${wasOnline ? '' : 'Nothing was sent. '}Your details are still here: send them when you are connected.`;

/** The field that people do not see. */
export const honeypotField = 'website';

/** A browser can fill in a field that its user cannot see. */
const honeypotFilled =
  'Your browser filled in a hidden field. We’ve cleared it; please send again.';

/** The reason why nothing was booked or sent; undefined where the form explains it elsewhere. */
export function failureReason(answer: FormAnswer): string | undefined {
  if (answer.kind === 'problems')
    return inSentences(
      answer.fields.map(({ field, message }) =>
        field === honeypotField ? honeypotFilled : message,
      ),
    );
  return 'message' in answer ? answer.message : undefined;
}

/** Several texts shown together end with full stops. @returns undefined without a text */
export const inSentences = (texts: readonly string[]): string | undefined =>
  texts.length > 1 ? texts.map((text) => text.replace(/[^.!?]$/, '$&.')).join(' ') : texts[0];

/** A refusal of the server as a form shows it. */
export const toRefusal = (
  refusal: { message: string } | { message: string; fields: readonly FieldProblem[] },
): FormAnswer =>
  'fields' in refusal
    ? { kind: 'problems', fields: refusal.fields }
    : { kind: 'refused', message: refusal.message };
