/** Sentences by the path of their field below what was sent, such as `items.2.text`. */
export type Problems = Readonly<Record<string, string>>;

export const noProblems: Problems = {};

/** The first message for each field: one is enough to know what to correct. */
export const toProblems = (fields: readonly { field: string; message: string }[]): Problems =>
  Object.fromEntries([...fields].reverse().map(({ field, message }) => [field, message]));

/** What is below a path, by the rest of it: below `faq.2`, `faq.2.answer` is `answer`. */
export const problemsBelow = (problems: Problems, path: string): Problems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, message]) =>
      field.startsWith(`${path}.`) ? [[field.slice(path.length + 1), message]] : [],
    ),
  );

/** What no field on the screen shows, so that the form says it as a whole; each sentence once. */
export const problemsElsewhere = (problems: Problems, shownBelow: readonly string[]): string[] => [
  ...new Set(
    Object.entries(problems)
      .filter(
        ([field]) => !shownBelow.some((path) => field === path || field.startsWith(`${path}.`)),
      )
      .map(([, message]) => message),
  ),
];
