import { isEmailAddress } from '@larkfare/text-rules';

/** What became of a booking request, a quote request or a message. */
export type FormAnswer =
  | { kind: 'sent'; reference: string }
  | { kind: 'problems'; fields: readonly FieldProblem[] }
  /** Refused with a reason, such as too many requests. */
  | { kind: 'refused'; message: string }
  /** A booking's price changed while its form was open. */
  | { kind: 'price-changed'; currentPricePence: number }
  /** The request or its answer was lost; the server may have said why. */
  | { kind: 'failed'; message?: string | undefined };

export type FieldProblem = { field: string; message: string };

/** One sentence a field. */
export type Problems<Details> = Partial<Record<keyof Details, string>>;

export const isEmpty = (problems: object) => Object.keys(problems).length === 0;

/** Leaves out the fields that have no problem. */
export const onlyProblems = <Details>(found: {
  [Field in keyof Details]?: string | undefined;
}): Problems<Details> =>
  Object.fromEntries(Object.entries(found).filter(([, message]) => message)) as Problems<Details>;

export const nameProblem = (name: string) => (name.trim() === '' ? 'Enter your name' : undefined);

export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return 'Enter your email address';
  if (!isEmailAddress(email.trim())) return 'Enter an email address like name@example.com';
  return undefined;
}

/** A number may be left out; what is there must be one. */
export const optionalPhoneProblem = (phone: string) =>
  phone.trim() === '' || /\d/.test(phone)
    ? undefined
    : 'Enter a phone number, such as 07700 900123';

/** Only the form's proof is wrong, such as that it was open for too long: the visitor can do nothing about it. */
export const isStaleForm = (answer: FormAnswer): boolean =>
  answer.kind === 'problems' &&
  answer.fields.length > 0 &&
  answer.fields.every(({ field }) => field === 'formToken');

/** The field that people do not see. */
export const honeypotField = 'website';

/** A browser can fill in a field that its user cannot see. */
const honeypotFilled =
  'Your browser filled in a field that is not for you. We have emptied it: please send the form again';

/** Problems of the server, sorted to the fields that are in the form; the others are the form's. */
export function sortProblems<Details extends object>(
  fields: readonly FieldProblem[],
  details: Details,
) {
  const atFields: Problems<Details> = {};
  const others: string[] = [];
  for (const { field, message } of fields) {
    if (isField(field, details)) atFields[field] = message;
    else others.push(field === honeypotField ? honeypotFilled : message);
  }
  return { atFields, formError: inSentences(others) };
}

const isField = <Details extends object>(
  field: string,
  details: Details,
): field is keyof Details & string => Object.hasOwn(details, field);

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

/** A field that is being put right loses its problem. */
export const withoutFields = <Details extends object>(
  problems: Problems<Details>,
  changed: Partial<Details>,
): Problems<Details> =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => !Object.hasOwn(changed, field)),
  ) as Problems<Details>;
