/**
 * Computes a value for each of many inputs, read after read, and reuses those of the previous read: names hardly change
 * from one read to the next.
 */
export function memoiseBetweenReads<Input, Output>(
  compute: (input: Input) => Output,
  keyOf: (input: Input) => string,
): () => (input: Input) => Output {
  let last = new Map<string, Output>();
  return () => {
    const previous = last;
    const current = (last = new Map());
    return (input) => {
      const key = keyOf(input);
      const output: Output = current.get(key) ?? previous.get(key) ?? compute(input);
      current.set(key, output);
      return output;
    };
  };
}
