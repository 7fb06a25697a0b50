import type { ComparedField } from '../stale/stale-comparison.tsx';

/** What became of a record that was sent to be saved. */
export type SaveResult<Saved> =
  | { kind: 'saved'; saved: Saved }
  | { kind: 'problems'; fields: readonly FieldProblem[]; message: string }
  /** Another record has the same name or code, or this one is deleted. */
  | { kind: 'refused'; message: string }
  /** Another administrator saved first. */
  | { kind: 'stale'; message: string }
  /** The request or its answer was lost; the server may have given the reason. */
  | { kind: 'failed'; message?: string | undefined };

export type FieldProblem = { field: string; message: string };

/** One sentence a field. */
export type Problems<Details> = Partial<Record<keyof Details & string, string>>;

export type Refusal =
  | { __typename: 'InvalidInput'; message: string; fields: readonly FieldProblem[] }
  | { __typename: 'AlreadyExists' | 'NotFound' | 'Stale'; message: string };

/** What every mutation that saves a record returns: its documents call the saved one `record`. */
export type SaveData<Row> = { __typename: string; record: Row } | Refusal;

/** @param fieldOf where the form shows the server's fields, if they have other names there */
export function toSaveResult<Row>(
  data: SaveData<Row>,
  fieldOf: (serverField: string) => string = (field) => field,
): SaveResult<Row> {
  if ('record' in data) return { kind: 'saved', saved: data.record };
  const { message } = data;
  switch (data.__typename) {
    case 'InvalidInput':
      return {
        kind: 'problems',
        fields: data.fields.map((problem) => ({ ...problem, field: fieldOf(problem.field) })),
        message,
      };
    case 'AlreadyExists':
    case 'NotFound':
      return { kind: 'refused', message };
    case 'Stale':
      return { kind: 'stale', message };
    default:
      return data satisfies never;
  }
}

/** What became of a record that was to be deleted. */
export type DeleteResult =
  | { kind: 'deleted' }
  /** It is in use, or it is deleted already. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message?: string | undefined };

export type DeleteData =
  { __typename: 'Deleted'; id: string } | { __typename: 'InUse' | 'NotFound'; message: string };

export const toDeleteResult = (data: DeleteData): DeleteResult =>
  data.__typename === 'Deleted' ? { kind: 'deleted' } : { kind: 'refused', message: data.message };

export const isEmpty = (problems: object) => Object.keys(problems).length === 0;

/** Leaves out the fields that have no problem. */
export const onlyProblems = <Details>(found: {
  [Field in keyof Details]?: string | undefined;
}): Problems<Details> =>
  Object.fromEntries(Object.entries(found).filter(([, message]) => message)) as Problems<Details>;

/** The server's problems: those of the form's fields, and those that it shows nowhere. */
export function sortProblems<Details extends object>(
  fields: readonly FieldProblem[],
  details: Details,
) {
  const atFields: Problems<Details> = {};
  const elsewhere: string[] = [];
  for (const { field, message } of fields) {
    if (isField(field, details)) atFields[field] ??= message;
    else elsewhere.push(message);
  }
  return { atFields, elsewhere };
}

const isField = <Details extends object>(
  field: string,
  details: Details,
): field is keyof Details & string => Object.hasOwn(details, field);

/** A field that is being corrected loses its problem. */
export const withoutFields = <Details>(
  problems: Problems<Details>,
  changed: Partial<Details>,
): Problems<Details> =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => !Object.hasOwn(changed, field)),
  ) as Problems<Details>;

/** Where two versions of a record differ, as texts to compare field by field. */
export function comparedFields<Details>(
  theirs: Details,
  yours: Details,
  describe: (details: Details) => Record<string, string>,
): ComparedField[] {
  const [their, your] = [describe(theirs), describe(yours)];
  return Object.keys(your)
    .map((label) => ({ label, theirs: their[label] ?? '', yours: your[label] ?? '' }))
    .filter((field) => field.theirs !== field.yours);
}
