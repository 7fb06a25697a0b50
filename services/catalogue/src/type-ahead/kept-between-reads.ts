/**
 * Works something out for each of many inputs, read after read, and only for those that the read before did not have:
 * names hardly change from one read to the next.
 */
export function keptBetweenReads<Input, Output>(
  workOut: (input: Input) => Output,
  keyOf: (input: Input) => string,
): () => (input: Input) => Output {
  let last = new Map<string, Output>();
  return () => {
    const before = last;
    const now = (last = new Map());
    return (input) => {
      const key = keyOf(input);
      const known: Output = now.get(key) ?? before.get(key) ?? workOut(input);
      now.set(key, known);
      return known;
    };
  };
}
