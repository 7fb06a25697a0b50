/** A title's lines and the size of its letters: the shorter they are, the larger. A long route has a line for each end. */
export function titleLines(title: string): { text: string; size: number } {
  const text = title.length > oneLine ? title.replace(' to ', ' to\n') : title;
  const longest = Math.max(...text.split('\n').map(({ length }) => length));
  if (longest > oneLine) return { text, size: longest > 2 * oneLine ? 56 : 76 };
  return { text, size: text === title ? 96 : 84 };
}

const oneLine = 24;
