/** Shorter texts are one letter away from too many names. */
export const shortestMisspelt = 4;

/**
 * Whether a text is a whole name, or the start of one, but for a letter that is missing, added, changed or swapped with
 * its neighbour; both are without spaces.
 */
export function misspells(text: string, name: string): 'whole' | 'start' | undefined {
  if (name.length < text.length - 1) return undefined;
  let same = 0;
  while (same < text.length && text[same] === name[same]) same += 1;
  const isSwapped = text[same] === name[same + 1] && text[same + 1] === name[same];
  const go = (typed: number, named: number) =>
    name.startsWith(text.slice(typed), named) && named + text.length - typed;
  const ends = [
    go(same + 1, same + 1),
    go(same + 1, same),
    go(same, same + 1),
    isSwapped && go(same + 2, same + 2),
  ];
  if (text === name || ends.includes(name.length)) return 'whole';
  return text.length > shortestMisspelt && ends.some((end) => end !== false) ? 'start' : undefined;
}
