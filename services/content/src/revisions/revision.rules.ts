/** The problem of a value by its schema: its place, and a sentence for the author. */
interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** Each problem under the name of its field, such as `faq.2.question`. */
export const valueProblems = (key: string, issues: readonly Issue[]) =>
  issues.map(({ path, message }) => ({ field: [key, ...path].map(String).join('.'), message }));

/** Keys that come twice in one save: it would be unclear which value is meant. */
export const keysSentTwice = <Key extends string>(changes: readonly { key: Key }[]): Key[] => {
  const keys = changes.map(({ key }) => key);
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
};
