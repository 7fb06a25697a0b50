import { structuredPatch } from 'diff';

/** Texts with more insertions and deletions are not compared line by line. */
export const maxEdits = 1_000;
/** In characters; each line of what is shown is an element. */
const shownAtMost = 400_000;

/**
 * The changed lines of a built file with two lines around them, as in a unified diff; undefined when they are too many.
 * Builds write everything on one line, so lines are broken after `;`, `{` and `}`; nothing is left out.
 */
export async function changedLines(before: string, now: string): Promise<string[] | undefined> {
  return (await patchOf(lined(before), lined(now)))?.map(visible);
}

/** The same for a source, as its author broke the lines; a rewritten one as the old text and the new. Undefined when it is too long. */
export async function changedSourceLines(
  before: string,
  now: string,
): Promise<string[] | undefined> {
  if (before.length + now.length > shownAtMost) return undefined;
  const earlier = before.replaceAll('\r\n', '\n');
  const current = now.replaceAll('\r\n', '\n');
  const lines = (await patchOf(earlier, current)) ?? [
    ...signed('-', earlier),
    ...signed('+', current),
  ];
  return lines.map(visible);
}

/** A callback makes the search for each edit a separate task, so that the page stays responsive. */
const patchOf = (before: string, now: string) =>
  new Promise<string[] | undefined>((resolve) =>
    structuredPatch('', '', before, now, '', '', {
      context: 2,
      maxEditLength: maxEdits,
      callback: (patch) =>
        resolve(
          patch?.hunks.flatMap(({ oldStart, newStart, lines }) => [
            `@@ -${oldStart} +${newStart} @@`,
            ...lines.filter((line) => !line.startsWith('\\')),
          ]),
        ),
    }),
  );

const lined = (text: string) => text.replace(/([;{}])(?!\n)/g, '$1\n');
const signed = (sign: string, text: string) => text.split('\n').map((line) => sign + line);

/** Invisible characters, and those that change the reading direction, could make code look like other code. */
const visible = (line: string) =>
  line.replace(
    /(?!\t)[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) =>
      `‹U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}›`,
  );
