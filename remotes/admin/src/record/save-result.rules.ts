import type { FieldProblem } from '@larkfare/text-rules';
import type { ComparedField } from './merge.rules.ts';

/** The result of saving a record. */
export type SaveResult<Saved> =
  | { kind: 'saved'; saved: Saved }
  | { kind: 'problems'; fields: readonly FieldProblem[]; message: string }
  /** There is such a record already, or this one is deleted. */
  | { kind: 'refused'; message: string }
  /** Another administrator saved first. */
  | { kind: 'stale'; message: string }
  /** The request or its answer was lost; the server may have given the reason. */
  | { kind: 'failed'; message?: string | undefined };

export type Refusal =
  | { __typename: 'InvalidInput'; message: string; fields: readonly FieldProblem[] }
  | { __typename: 'AlreadyExists' | 'NotFound' | 'Stale'; message: string };

/** The data of every mutation that saves a record: its documents call the saved one `record`. */
export type SaveData<Row> = { __typename: string; record: Row } | Refusal;

type FormFields = {
  /** Where the form shows the server's fields, if they have other names there. */
  fieldOf?: ((serverField: string) => string) | undefined;
  /** The field that no two records may have the same of. */
  unique?: string | undefined;
};

export function toSaveResult<Row>(
  data: SaveData<Row>,
  { fieldOf = (field) => field, unique }: FormFields = {},
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
      return unique
        ? { kind: 'problems', fields: [{ field: unique, message }], message }
        : { kind: 'refused', message };
    case 'NotFound':
      return { kind: 'refused', message };
    case 'Stale':
      return { kind: 'stale', message };
    default:
      return data satisfies never;
  }
}

/** A result for a form whose fields are below a path: `faq.2.answer` is the field `answer` below `faq.2`. */
export const problemsBelow = <Saved>(result: SaveResult<Saved>, path: string): SaveResult<Saved> =>
  result.kind === 'problems'
    ? {
        ...result,
        fields: result.fields.map(({ field, message }) => ({
          field: field.startsWith(`${path}.`) ? field.slice(path.length + 1) : field,
          message,
        })),
      }
    : result;

/** The result of deleting a record. */
export type DeleteResult =
  | { kind: 'deleted' }
  /** It is in use, or it is deleted already. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message?: string | undefined };

/** A failure in the specification's words, then in the server's, which may name the reference in its log. */
export const withReason = (failure: string, reason?: string): string =>
  reason ? `${failure.replace(/[^.]$/, '$&.')} ${reason}` : failure;

export type DeleteData =
  { __typename: 'Deleted'; id: string } | { __typename: 'InUse' | 'NotFound'; message: string };

export const toDeleteResult = (data: DeleteData): DeleteResult =>
  data.__typename === 'Deleted' ? { kind: 'deleted' } : { kind: 'refused', message: data.message };

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
