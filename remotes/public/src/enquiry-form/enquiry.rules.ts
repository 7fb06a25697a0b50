import { isEmailAddress } from '@larkfare/text-rules';

/** What became of an enquiry: a contact message or a quote request. */
export type EnquiryAnswer =
  | { kind: 'sent'; reference: string }
  | { kind: 'problems'; fields: readonly FieldProblem[]; message: string }
  /** Refused with a reason, such as that too many came at once. */
  | { kind: 'refused'; message: string }
  /** The enquiry or its answer got lost; the server may have said why. */
  | { kind: 'failed'; message?: string };

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
export const isStaleForm = (answer: EnquiryAnswer): boolean =>
  answer.kind === 'problems' &&
  answer.fields.length > 0 &&
  answer.fields.every(({ field }) => field === 'formToken');

/** The field that people do not see. */
export const trapField = 'website';

/** Somebody's browser, not somebody, filled in what cannot be seen. */
const trapFilled =
  'Your browser filled in a field that is not for you. We have emptied it: please send the form again';

/** Problems of the server, sorted to the fields that are in the form; the others are said above its button. */
export function sortProblems<Details extends object>(
  fields: readonly FieldProblem[],
  details: Details,
) {
  const atFields: Problems<Details> = {};
  const above: string[] = [];
  for (const { field, message } of fields) {
    if (isField(field, details)) atFields[field] = message;
    else above.push(field === trapField ? trapFilled : message);
  }
  return { atFields, above };
}

const isField = <Details extends object>(
  field: string,
  details: Details,
): field is keyof Details & string => Object.hasOwn(details, field);

/** A field that is being put right loses its problem. */
export const withoutFields = <Details extends object>(
  problems: Problems<Details>,
  changed: Partial<Details>,
): Problems<Details> =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => !Object.hasOwn(changed, field)),
  ) as Problems<Details>;
