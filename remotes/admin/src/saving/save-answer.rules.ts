import type { ComparedField } from '../stale/stale-comparison.tsx';

/** What became of a record that was sent to be saved. */
export type SaveAnswer<Saved> =
  | { kind: 'saved'; saved: Saved }
  | { kind: 'problems'; fields: readonly FieldProblem[]; message: string }
  /** There is another one like it, or it is gone. */
  | { kind: 'refused'; message: string }
  /** Somebody else saved first; both versions have to be looked at. */
  | { kind: 'stale'; message: string }
  /** The request or its answer got lost; the server may have said why. */
  | { kind: 'failed'; message?: string | undefined };

export type FieldProblem = { field: string; message: string };

/** One sentence a field. */
export type Problems<Details> = Partial<Record<keyof Details & string, string>>;

export const saved = <Saved>(record: Saved): SaveAnswer<Saved> => ({
  kind: 'saved',
  saved: record,
});

type Refusal =
  | { __typename: 'InvalidInput'; message: string; fields: readonly FieldProblem[] }
  | { __typename: 'AlreadyExists' | 'NotFound' | 'Stale'; message: string };

/** The refusals that every kind of record has in common. */
export function refused(refusal: Refusal): SaveAnswer<never> {
  const { message } = refusal;
  switch (refusal.__typename) {
    case 'InvalidInput':
      return { kind: 'problems', fields: refusal.fields, message };
    case 'AlreadyExists':
    case 'NotFound':
      return { kind: 'refused', message };
    case 'Stale':
      return { kind: 'stale', message };
    default:
      return refusal satisfies never;
  }
}

/** What became of a record that was to be deleted. */
export type DeleteAnswer =
  | { kind: 'deleted' }
  /** It is in use, or somebody else deleted it before. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message?: string | undefined };

type DeleteResult =
  { __typename: 'Deleted'; id: string } | { __typename: 'InUse' | 'NotFound'; message: string };

export const toDeleteAnswer = (result: DeleteResult): DeleteAnswer =>
  result.__typename === 'Deleted'
    ? { kind: 'deleted' }
    : { kind: 'refused', message: result.message };

export const isEmpty = (problems: object) => Object.keys(problems).length === 0;

/** Leaves out the fields that have no problem. */
export const onlyProblems = <Details>(found: {
  [Field in keyof Details]?: string | undefined;
}): Problems<Details> =>
  Object.fromEntries(Object.entries(found).filter(([, message]) => message)) as Problems<Details>;

/** Problems of the server, sorted to the fields of the form; the others are said above its buttons. */
export function sortProblems<Details extends object>(
  fields: readonly FieldProblem[],
  details: Details,
) {
  const atFields: Problems<Details> = {};
  const above: string[] = [];
  for (const { field, message } of fields) {
    if (isField(field, details)) atFields[field] ??= message;
    else above.push(message);
  }
  return { atFields, above };
}

const isField = <Details extends object>(
  field: string,
  details: Details,
): field is keyof Details & string => Object.hasOwn(details, field);

/** A field that is being put right loses its problem. */
export const withoutFields = <Details>(
  problems: Problems<Details>,
  changed: Partial<Details>,
): Problems<Details> =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => !Object.hasOwn(changed, field)),
  ) as Problems<Details>;

/** Where two versions of a record differ, as texts to lay side by side, field by field. */
export function comparedFields<Details>(
  theirs: Details,
  yours: Details,
  told: (details: Details) => Record<string, string>,
): ComparedField[] {
  const [their, your] = [told(theirs), told(yours)];
  return Object.keys(your)
    .map((label) => ({ label, theirs: their[label] ?? '', yours: your[label] ?? '' }))
    .filter((field) => field.theirs !== field.yours);
}
