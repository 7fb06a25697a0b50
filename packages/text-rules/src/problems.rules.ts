export type FieldProblem = { field: string; message: string };

/** One sentence a field. */
export type Problems<Details> = Partial<Record<keyof Details & string, string>>;

/** The fields that have a problem, in the order of the form. */
export const toProblems = (problems: Record<string, string | undefined>): FieldProblem[] =>
  Object.entries(problems).flatMap(([field, message]) => (message ? [{ field, message }] : []));

/** Leaves out the fields that have no problem. */
export const onlyProblems = <Details>(problems: {
  [Field in keyof Details]?: string | undefined;
}): Problems<Details> =>
  Object.fromEntries(
    Object.entries(problems).filter(([, message]) => message),
  ) as Problems<Details>;

export const isEmpty = (problems: object) => Object.keys(problems).length === 0;

/** A field that is being corrected loses its problem. */
export const withoutFields = <Details extends object>(
  problems: Problems<Details>,
  changed: Partial<Details>,
): Problems<Details> =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => !Object.hasOwn(changed, field)),
  ) as Problems<Details>;

/** The server's problems: the first of each of the form's fields, and those of fields that it does not show. */
export function sortProblems<Details extends object>(
  fields: readonly FieldProblem[],
  details: Details,
) {
  const atFields: Problems<Details> = {};
  const elsewhere: FieldProblem[] = [];
  for (const problem of fields) {
    if (isField(problem.field, details)) atFields[problem.field] ??= problem.message;
    else elsewhere.push(problem);
  }
  return { atFields, elsewhere };
}

const isField = <Details extends object>(
  field: string,
  details: Details,
): field is keyof Details & string =>
  Object.hasOwn(details, field) || hasPath(details, field.split('.'));

/** Whether a path such as `bullets.0.text` leads to a part of the details. */
const hasPath = (part: unknown, [name, ...rest]: string[]): boolean =>
  name === undefined ||
  (typeof part === 'object' &&
    part !== null &&
    Object.hasOwn(part, name) &&
    hasPath((part as Record<string, unknown>)[name], rest));
