/** The fields that have a problem, in the order of the form. */
export const toProblems = (found: Record<string, string | undefined>) =>
  Object.entries(found).flatMap(([field, message]) => (message ? [{ field, message }] : []));
