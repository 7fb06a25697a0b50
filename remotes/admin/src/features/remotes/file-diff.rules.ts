import { structuredPatch } from 'diff';

/** Texts with more insertions and deletions count as rewritten: finding them would keep the page waiting. */
const maxEditLength = 3_000;

/**
 * The changed lines of a script or style with two lines around them, as in a unified diff; undefined when most of it
 * differs. Builds write everything on one line, so lines are broken after `;`, `{` and `}`; nothing is left out.
 */
export function changedLines(before: string, now: string): string[] | undefined {
  const patch = structuredPatch('', '', lined(before), lined(now), '', '', {
    context: 2,
    maxEditLength,
  });
  return patch?.hunks.flatMap(({ oldStart, newStart, lines }) => [
    `@@ -${oldStart} +${newStart} @@`,
    ...lines.filter((line) => !line.startsWith('\\')),
  ]);
}

const lined = (text: string) => text.replace(/([;{}])(?!\n)/g, '$1\n');
